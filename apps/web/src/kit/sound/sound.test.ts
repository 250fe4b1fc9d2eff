// @vitest-environment happy-dom

import { change } from '@claim-it/client/storage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VOICES } from './voices.ts';

/** An audio device that only counts what it is asked to start. */
const fakeAudio = (): { readonly started: string[]; readonly made: () => number } => {
  const started: string[] = [];
  let made = 0;
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = (name: string) => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (next: unknown) => next,
    start: () => started.push(name),
    stop: () => undefined,
  });
  class FakeContext {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    destination = node('destination');
    constructor() {
      made += 1;
    }
    createGain = () => node('gain');
    createOscillator = () => node('tone');
    createBufferSource = () => node('noise');
    createBiquadFilter = () => node('filter');
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return { started, made: () => made };
};

beforeEach(() => {
  vi.resetModules();
  change({ volume: 0 });
});

const fresh = async () => {
  const sound = await import('./sound.ts');
  const { change: set } = await import('@claim-it/client/storage');
  // What makes the sounds comes at once here, but not in the same turn.
  const arrived = () => vi.dynamicImportSettled();
  return { ...sound, set, arrived };
};

describe('sound', () => {
  test('is off until asked for: no device is opened', async () => {
    const audio = fakeAudio();
    const { play, unlock } = await fresh();
    unlock();
    play('bell');
    expect(audio.made()).toBe(0);
    expect(audio.started).toEqual([]);
  });

  test('of the bell is heard though the sound is off, but only where it may ring', async () => {
    const audio = fakeAudio();
    const { ring, unlock, armBell, arrived } = await fresh();
    unlock();
    ring();
    expect(audio.made()).toBe(0);
    armBell(true);
    unlock();
    await arrived();
    ring();
    expect(audio.started).toEqual(VOICES.bell.map(({ kind }) => kind));
    armBell(false);
    ring();
    expect(audio.started).toHaveLength(VOICES.bell.length);
  });

  test('waits for a gesture', async () => {
    const audio = fakeAudio();
    const { play, set } = await fresh();
    set({ volume: 0.5 });
    play('bell');
    expect(audio.started).toEqual([]);
  });

  test('plays every voice of a sound', async () => {
    const audio = fakeAudio();
    const { play, unlock, set, arrived } = await fresh();
    set({ volume: 0.5 });
    unlock();
    await arrived();
    play('bell');
    expect(audio.started).toEqual(VOICES.bell.map(({ kind }) => kind));
  });

  test('opens one device, however often it is unlocked', async () => {
    const audio = fakeAudio();
    const { unlock, set } = await fresh();
    set({ volume: 1 });
    unlock();
    unlock();
    expect(audio.made()).toBe(1);
  });
});
