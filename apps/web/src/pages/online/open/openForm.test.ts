import { parseOpenTable } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import type { OpenForm } from './openForm.ts';
import {
  USUAL_FORM,
  wishOf,
  withChair,
  withChairAdded,
  withListing,
  withoutChair,
} from './openForm.ts';

const kinds = ({ chairs }: OpenForm): readonly string[] => chairs.map(({ kind }) => kind);

describe('the form for a new table', () => {
  test('two chairs, by link, with a calm clock: the house takes it as it is', () => {
    expect(wishOf(USUAL_FORM)).toEqual({
      variant: 'standard',
      pace: { kind: 'live', seconds: 30, bank: 120, increment: 10 },
      onLeaving: { kind: 'bot', level: 'miner' },
      onSkip: 'take',
      patience: 120,
      isReadyAsked: true,
      mayReplaceBots: true,
      isListed: false,
      isFreeTextAllowed: false,
      chairs: [{ kind: 'mine' }, { kind: 'open' }],
    });
    expect(parseOpenTable(wishOf(USUAL_FORM)).ok).toBe(true);
  });

  test('with bots alone there is no question whether players are ready', () => {
    const form = withChair(USUAL_FORM, 1, { kind: 'bot' });
    expect(wishOf(form)).toMatchObject({ isReadyAsked: false });
  });

  test('from two to five chairs', () => {
    let form = USUAL_FORM;
    for (let count = 0; count < 6; count += 1) form = withChairAdded(form);
    expect(form.chairs).toHaveLength(5);
    for (let count = 0; count < 6; count += 1) form = withoutChair(form, 1);
    expect(form.chairs).toHaveLength(2);
  });

  test('an open door leaves the chairs as they are, and ends free text', () => {
    const open = withListing({ ...USUAL_FORM, isFreeTextAllowed: true }, true);
    expect(kinds(open)).toEqual(['mine', 'open']);
    expect(open.isFreeTextAllowed).toBe(false);
    expect(parseOpenTable(wishOf(open)).ok).toBe(true);
  });

  test('bots have colors of their own, and a style only where they can', () => {
    let form = withChair(withChairAdded(USUAL_FORM), 1, { kind: 'bot', style: 'daring' });
    form = withChair(form, 2, { kind: 'bot', level: 'legend', style: 'daring' });
    const { chairs } = wishOf(form);
    expect(chairs.slice(1)).toEqual([
      { kind: 'bot', level: 'miner', style: null, color: 'violet' },
      { kind: 'bot', level: 'legend', style: 'daring', color: 'red' },
    ]);
    expect(parseOpenTable(wishOf(form)).ok).toBe(true);
  });
});
