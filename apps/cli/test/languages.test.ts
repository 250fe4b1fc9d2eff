import { LANGUAGES, textFor } from '@claim-it/text';
import { describe, expect, test } from 'vitest';
import { play, saved, savedTurns, saveFile } from './session.ts';

const english = textFor('en').cli;

describe.each(LANGUAGES)('play --lang %s', (language) => {
  const { keys, play: say, position, score } = textFor(language).cli;

  test('every key works, and every sentence is of that language', async () => {
    const file = saveFile(language);
    const lines = [keys.help, keys.advice, keys.roll, keys.advice, '1', keys.undo, '1', keys.take];
    const { code, out, err } = await play(file, [...lines, keys.quit, '1'], '--lang', language);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(savedTurns(file)[0]).toBe('1. g 122 s2@12 take');
    for (const sentence of [say.welcome, say.helpText, say.rollFirst, say.undo, say.prompt])
      expect(out).toContain(sentence);
    expect(out).toContain(say.turn(say.defaultName));
    expect(out).toContain(position.free('1 3 4 5 6'));
    expect(out).toContain(score.group);
    expect(out).toContain(say.saved(file));
    if (language === 'en') return;
    for (const sentence of [
      english.play.rollFirst,
      english.play.prompt,
      english.play.undo,
      ' rolls ',
    ])
      expect(out).not.toContain(sentence);
  });

  test('yes goes on with a saved game, no begins another', async () => {
    const file = saveFile(`${language}-again`);
    await play(file, [keys.roll, '1', keys.quit], '--lang', language);
    const before = saved(file);
    const { out } = await play(file, [keys.yes, keys.quit], '--lang', language);
    expect(out).toContain(say.resumed);
    expect(saved(file)).toBe(before);
    await play(file, [keys.no, keys.quit], '--lang', language);
    expect(savedTurns(file)).toEqual([]);
  });
});
