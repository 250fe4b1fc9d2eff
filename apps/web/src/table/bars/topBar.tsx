import { change, settings } from '@claim-it/client/storage';
import { claimsToCall } from '@claim-it/rules';
import type { JSX } from 'preact';
import { RoundButton, RoundLink } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { rootState } from '../../kit/style/rootState.ts';
import { text } from '../../kit/text/texts.ts';
import { TurnsLink } from '../../kit/turns/turnsLink.tsx';
import { roundOf } from '../model/turns.ts';
import type { TableModel } from '../state/tableModel.ts';
import './topBar.css';

type Props = { readonly table: TableModel };

/** As loud as the switch makes it; the settings know more steps. */
const USUAL_VOLUME = 0.6;

export const switchSound = (): void =>
  change({ volume: settings.peek().volume > 0 ? 0 : USUAL_VOLUME });

export const switchLamp = (): void =>
  change({ theme: rootState.peek().theme === 'night' ? 'day' : 'night' });

/** A game of the day says so; any other is just the game. */
export const nameOf = ({ daily }: TableModel['match']): string =>
  daily === undefined ? text().pages.title : text().pages.names.daily;

/** How many play, in which round, whether the variation is played, and what calls the last round. */
export const sayRoom = ({ match, steps }: TableModel): string => {
  const { sitters, variant } = match.setup;
  const [players, round] = [sitters.length, roundOf(steps.value)];
  const told = text().table.room({ players, round, isVariation: variant === 'reuse' });
  return `${told} · ${text().brief.lastRoundAt(claimsToCall(players))}`;
};

/** The way back, and which table this is. */
export const Room = ({ table }: Props): JSX.Element => {
  const { menu } = text().table;
  return (
    <div class="room one-row">
      <RoundLink to={{ kind: 'home' }} icon="back" label={menu.home} />
      <div class="room-words">
        <h1>{nameOf(table.match)}</h1>
        <p>{sayRoom(table)}</p>
      </div>
    </div>
  );
};

export const Tools = ({ table }: Props): JSX.Element => {
  const { menu: say } = text().table;
  const isLoud = settings.value.volume > 0;
  const isNight = rootState.value.theme === 'night';
  const sound = isLoud ? say.soundOff : say.soundOn;
  const lamp = isNight ? say.lampOff : say.lampOn;
  const coach = table.coach.value;
  return (
    <div class="tools one-row">
      <TurnsLink isShort={true} />
      {coach !== null && <coach.Badge />}
      <RoundLink to={{ kind: 'rules' }} icon="rules" label={say.rules} />
      <RoundButton
        icon={isLoud ? 'sound' : 'soundOff'}
        label={sound}
        title={sound}
        aria-keyshortcuts={settings.value.keys.sound}
        onClick={switchSound}
      />
      <RoundButton icon={isNight ? 'sun' : 'lamp'} label={lamp} title={lamp} onClick={switchLamp} />
      <RoundButton
        icon="menu"
        label={say.open}
        title={say.open}
        onClick={sets(table.sheet, 'menu')}
      />
    </div>
  );
};
