import { chairAt } from '@claim-it/fairness';
import type { LogHash, Token } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import {
  invitationLink,
  parseInvitation,
  parseRecovery,
  recoveryLink,
  tableLink,
} from './links.ts';

const TOKEN = 'MDOAdxCvE4Ar2rmk507ENMfiz7faG0UZxumLbiYo1t4' as Token;
const SECRET = { table: 'Vqv_YHi-wOK-El3v5xY5nw', chair: 2, secret: TOKEN, chains: 1 };

describe('links of the server', () => {
  test('an invitation keeps its secret after the #', () => {
    const url = new URL(
      invitationLink('https://example.org', 'abc-def_123', { chair: chairAt(3), token: TOKEN }),
    );
    expect(url.pathname).toBe('/table/abc-def_123');
    expect(parseInvitation(url.hash)).toEqual({ chair: 3, token: TOKEN });
  });

  test('the link of a table leads to any free chair, even if its secret begins like a chair', () => {
    const token = `3-${TOKEN.slice(2)}` as Token;
    const link = invitationLink('https://example.org', 'abc-def_123', { chair: null, token });
    expect(parseInvitation(new URL(link).hash)).toEqual({ chair: null, token });
    expect(tableLink('https://example.org', 'abc-def_123')).toBe(link.split('#')[0]);
  });

  test('a recovery link contains the secrets of all seats, after the #', () => {
    const seen = { seq: 12, hash: 'ab'.repeat(32) as LogHash };
    const secrets = [SECRET, { ...SECRET, chair: 0, chains: 2, version: 2 as const, seen }];
    for (const entropy of [null, 'f39_f39_f39_f39_f39_fw']) {
      const url = new URL(recoveryLink('https://example.org', { ticket: TOKEN, entropy, secrets }));
      expect(url.pathname).toBe('/recover');
      expect(parseRecovery(url.hash)).toEqual({ ticket: TOKEN, entropy, secrets });
    }
  });

  test.each(['', '#', '#9-abc', `#1-${TOKEN}!`, '#1'])('%s is no invitation', (hash) =>
    expect(parseInvitation(hash)).toBeNull(),
  );

  test.each(['', '#short', `#${TOKEN}~`, `#${TOKEN}~Vqv_YHi-wOK.2.cut`])(
    '%s is no recovery link',
    (hash) => expect(parseRecovery(hash)).toBeNull(),
  );
});
