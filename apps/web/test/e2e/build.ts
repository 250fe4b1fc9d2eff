import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const BUILDER = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));

/** The tests drive the built app as it is served, so it is built once before them. */
const setup = (): void => {
  execFileSync(process.execPath, [BUILDER, 'web', 'house'], { stdio: 'inherit' });
};

// biome-ignore lint/style/noDefaultExport: Playwright takes nothing else
export default setup;
