import type { ClientMessage } from '@claim-it/protocol';
import { effect } from '@preact/signals-core';
import type { Line } from './line.ts';

type Talk = Extract<ClientMessage, { kind: 'talk' }>;

/** The outcome of sending free text: all have it, the server refused it, or the connection is broken. */
export type TalkEnd = 'talked' | 'refused' | 'cut';

/** Sends free text. No device stores it, so the writer keeps it until it is answered. */
export const talk = (line: Line, message: Talk): Promise<TalkEnd> =>
  new Promise((resolve) => {
    const end = (how: TalkEnd): void => {
      resolve(how);
      queueMicrotask(() => {
        unhear();
        unwatch();
      });
    };
    const unhear = line.hear((heard) => {
      if (heard.kind !== 'talked' && heard.kind !== 'talkRefused') return;
      const { table, chair, text } = message;
      if (heard.table !== table || heard.chair !== chair || heard.text !== text) return;
      end(heard.kind === 'talked' ? 'talked' : 'refused');
    });
    const unwatch = effect(() => {
      const state = line.state.value;
      if (state !== 'open' && state !== 'silent') end('cut');
    });
    line.send(message);
  });
