// @vitest-environment happy-dom
import { chairAt } from '@claim-it/fairness';
import type { CardChair, TableCard } from '@claim-it/protocol';
import { newHeader } from '@claim-it/protocol';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { speaking } from '../../../../test/unit/texts.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { arrival } from '../../../parts/online/arrival.ts';
import { CardLine, Slip } from './tableCard.tsx';

afterEach(() => {
  cleanup();
  arrival.value = null;
});

const chair = (parts: Partial<CardChair>): CardChair => ({
  name: null,
  bot: null,
  isHere: true,
  awaySince: null,
  isInvited: false,
  isKept: false,
  isTaken: true,
  color: null,
  ...parts,
});

const HOUR = 3_600_000;

const card = (parts: Partial<TableCard>): TableCard => ({
  table: 'table-aaaaa' as TableCard['table'],
  header: newHeader(
    {
      variant: 'standard',
      pace: { kind: 'slow', hours: 24 },
      onLeaving: { kind: 'skip' },
      isListed: true,
      isFreeTextAllowed: false,
    },
    3,
    'h' as TableCard['header']['houseTip'],
  ),
  status: 'playing',
  chairs: [
    chair({ name: 'Nell' }),
    chair({ name: 'Nell', isHere: false }),
    chair({ bot: 'miner' }),
  ],
  turn: chairAt(1),
  deadline: 22.5 * HOUR,
  changedAt: 0,
  seq: 9,
  host: chairAt(0),
  winners: [],
  yours: [],
  ...parts,
});

describe.each(LANGUAGES)('a table in the lobby, in %s', (language) => {
  const speak = async () => {
    await speaking(language);
    await online.fetch(language);
    return online.text();
  };

  test('tells people of one name apart, names its bots, and says how long is left', async () => {
    const { lobby: say } = await speak();
    render(<CardLine card={card({})} button={say.watch} now={0} />);
    const players = [...document.querySelectorAll('.card-players li > span:not(.spoken-only)')];
    const names = players.map((one) => one.textContent);
    expect(names.slice(0, 2)).toEqual(['Nell', 'Nell 2']);
    expect(names[2]).not.toBe(say.bot);
    expect(document.body.textContent).toContain(say.turnOf('Nell 2'));
    expect(document.body.textContent).toContain(say.hoursLeft(22));
  });

  test('says who won a finished game', async () => {
    const { lobby: say } = await speak();
    const over = card({ status: 'finished', turn: null, deadline: null, winners: [chairAt(0)] });
    render(<CardLine card={over} button={say.review} now={0} />);
    expect(document.body.textContent).toContain(say.won('Nell', 1));
  });

  test('is a slip that seats with one press', async () => {
    const { room: say } = await speak();
    const open = card({
      status: 'open',
      chairs: [chair({ name: 'Nell' }), chair({ isTaken: false })],
    });
    render(<Slip card={open} />);
    fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${say.sit}`) }));
    expect(arrival.value).toEqual({ table: open.table, search: null });
  });
});
