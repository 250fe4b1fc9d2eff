import { nameFault } from '@claim-it/protocol';
import { LANGUAGES } from '@claim-it/text';
import { loadTexts } from '@claim-it/text/page';
import { expect, test } from 'vitest';

test.each(LANGUAGES)('no player can be called like a bot in %s', async (language) => {
  const { levels } = await loadTexts(language, 'device').then(({ setup }) => setup);
  for (const { name } of Object.values(levels)) expect(nameFault(name), name).not.toBeNull();
});
