import type { GuestId } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { Crowd } from '../src/lobby/crowd.ts';
import type { Bus, BusListener } from '../src/store/index.ts';

/** The number of processes that report to each other. */
const processes = (count: number): readonly Bus[] => {
  const listeners: BusListener[] = [];
  return Array.from({ length: count }, (_, at) => ({
    process: `p${at}`,
    publish: (message) => {
      for (const listen of listeners) listen(message, `p${at}`);
    },
    offer: async () => true,
    subscribe: (listen) => {
      listeners.push(listen);
      return () => undefined;
    },
    isDown: () => false,
    close: async () => undefined,
  }));
};

const guest = (number: number): GuestId => `guest-${number}` as GuestId;

test('people at several processes count once each, and only for a while', () => {
  let now = 0;
  const crowds = processes(3).map((bus) => new Crowd(bus, () => now));
  const tellAll = (): void => {
    for (const crowd of crowds) crowd.tell();
  };
  for (let number = 0; number < 12; number += 1) crowds[number % 3]?.see(guest(number));
  for (const crowd of crowds) crowd.see(guest(0));
  tellAll();
  expect(crowds.map((crowd) => crowd.count())).toEqual([12, 12, 12]);
  now += 40_000;
  crowds[1]?.see(guest(1));
  tellAll();
  expect(crowds[1]?.count()).toBe(1);
  now += 20_000;
  expect(crowds[0]?.count()).toBe(1);
});

test('hundreds of people are counted with a small error', () => {
  const [bus] = processes(1);
  const crowd = new Crowd(bus!, () => 0);
  for (let number = 0; number < 600; number += 1) crowd.see(guest(number));
  expect(Math.abs(crowd.count() - 600)).toBeLessThan(30);
});
