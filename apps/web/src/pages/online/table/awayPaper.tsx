import './awayPaper.css';
import { Marker } from '@claim-it/board';
import type { OnlineTable } from '@claim-it/client/online';
import type { Chair } from '@claim-it/fairness';
import type { TableState, Wish } from '@claim-it/protocol';
import { absentee, deciders, goOnFrom, standInLevel } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Portrait } from '../../../kit/bots/portrait.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { sayAway, useTimeSince } from '../../../table/players/awayTime.ts';
import { announce } from '../../../table/speech/announcer.ts';
import { chairNames } from '../shared/chairNames.ts';

const MINUTE = 60_000;

type Props = { readonly table: OnlineTable };

/** An absent person on turn, and one of our chairs that may decide about it. */
type Question = { readonly about: Chair; readonly own: Chair; readonly from: number };

/** What this device may be asked about an absent person; null while there is nothing to ask. */
const questionOf = (state: TableState, own: readonly Chair[]): Question | null => {
  const about = absentee(state);
  const from = about === null ? null : goOnFrom(state, about);
  const mine = about === null ? undefined : own.find((one) => deciders(state, about).includes(one));
  return about === null || from === null || mine === undefined ? null : { about, own: mine, from };
};

/** Whether a time of the server's clock has come. */
const useHasCome = ({ line }: OnlineTable, from: number | null): boolean => {
  const hasCome = useSignal(false);
  useEffect(() => {
    const wait = from === null ? null : from - line.now();
    hasCome.value = wait !== null && wait <= 0;
    if (wait === null || wait <= 0) return;
    const timer = setTimeout(() => {
      hasCome.value = true;
    }, wait);
    return () => clearTimeout(timer);
  }, [from, line, hasCome]);
  return hasCome.value;
};

type ChoiceProps = {
  readonly wish: Wish;
  readonly sign: JSX.Element;
  readonly head: string;
  readonly line: string;
  readonly isChosen: boolean;
  readonly onChoose: (wish: Wish) => void;
};

const Choice = ({ wish, sign, head, line, isChosen, onChoose }: ChoiceProps): JSX.Element => (
  <button
    type="button"
    class={`away-choice ${wish === 'bot' ? 'plate' : 'wood-button'}`}
    aria-pressed={isChosen}
    onClick={() => onChoose(wish)}
  >
    {sign}
    <span class="away-words">
      <b>{head}</b>
      <span>{line}</span>
    </span>
  </button>
);

type PaperProps = Props & { readonly state: TableState; readonly question: Question };

/** What the others would like. */
const Wishes = ({ table, state, question }: PaperProps): JSX.Element | null => {
  const { away: say } = online.text();
  const names = chairNames(table);
  const wishes = state.wishes.filter(({ chair }) => chair !== question.own);
  if (wishes.length === 0) return null;
  return (
    <ul class="away-wishes">
      {wishes.map(({ chair, wish }) => (
        <li key={chair}>{say.wishes[wish](names[chair] ?? '')}</li>
      ))}
    </ul>
  );
};

const Paper = ({ table, state, question }: PaperProps): JSX.Element => {
  const { away: say } = online.text();
  const { about, own } = question;
  const name = chairNames(table)[about] ?? '';
  const since = table.about.value?.chairs[about]?.awaySince ?? null;
  const lag = table.line.now() - Date.now();
  const awayFor = useTimeSince(since === null ? null : since - lag);
  const of = deciders(state, about).length;
  const needed = Math.floor(of / 2) + 1;
  const mine = state.wishes.find(({ chair }) => chair === own)?.wish ?? 'wait';
  const isHost = table.about.value?.you.isHost === true;
  const choose = (wish: Wish): void =>
    void table.give({ kind: 'wish', chair: own, about, wish }).catch(() => {});
  useEffect(() => announce(`${say.title(name)}. ${say.ask(name)}`), [say, name]);
  const color = state.chairs[about]?.color;
  return (
    <section class="away-paper sheet" aria-label={say.title(name)}>
      <header class="away-head">
        {color !== undefined && <Marker color={color} size={46} />}
        <p>
          <b>{say.title(name)}</b>
          {awayFor !== null && awayFor >= MINUTE && (
            <span>{sayAway(text().table.cards, awayFor)}</span>
          )}
        </p>
      </header>
      <p class="away-ask">
        {say.ask(name)} {of > 1 && !isHost && say.agree(needed, of)}
      </p>
      <div class="away-choices">
        <Choice
          wish="wait"
          sign={<Icon name="clock" />}
          head={say.wait.name}
          line={say.wait.line}
          isChosen={mine === 'wait'}
          onChoose={choose}
        />
        <Choice
          wish="skip"
          sign={<Icon name="forward" />}
          head={say.skip.name}
          line={say.skip.line(name)}
          isChosen={mine === 'skip'}
          onChoose={choose}
        />
        <Choice
          wish="bot"
          sign={<Portrait level={standInLevel(state)} size={42} />}
          head={say.bot.name}
          line={say.bot.line(name)}
          isChosen={mine === 'bot'}
          onChoose={choose}
        />
      </div>
      <Wishes table={table} state={state} question={question} />
      <p class="away-safe">{say.safe}</p>
    </section>
  );
};

/** The options about an absent player on turn, after the agreed waiting time. */
export const AwayPaper = ({ table }: Props): JSX.Element | null => {
  const state = table.log.value?.state;
  const own = table.about.value?.you.chairs ?? [];
  const question = state === undefined ? null : questionOf(state, own);
  const hasCome = useHasCome(table, question?.from ?? null);
  if (state === undefined || question === null || !hasCome) return null;
  return <Paper table={table} state={state} question={question} />;
};
