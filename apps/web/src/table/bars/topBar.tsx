import { change, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { sets } from '../../kit/controls/handlers.ts';
import type { IconName } from '../../kit/controls/icon.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { rootState } from '../../kit/style/rootState.ts';
import { text } from '../../kit/text/texts.ts';
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

type SwitchProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly shortcut?: string;
};

const RoundSwitch = ({ icon, label, onPress, shortcut }: SwitchProps): JSX.Element => (
  <button
    type="button"
    class="round-button"
    aria-label={label}
    title={label}
    {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);

/** The way back, and which table this is. */
export const Room = ({ table }: Props): JSX.Element => {
  const { title, room, menu } = text().table;
  const players = table.match.setup.sitters.length;
  return (
    <div class="room">
      <Link to={{ kind: 'home' }} class="round-button">
        <Icon name="back" />
        <span class="spoken-only">{menu.home}</span>
      </Link>
      <div class="room-words">
        <h1>{title}</h1>
        <p>{room({ players, round: roundOf(table.steps.value) })}</p>
      </div>
    </div>
  );
};

export const Tools = ({ table }: Props): JSX.Element => {
  const { menu: say } = text().table;
  const isLoud = settings.value.volume > 0;
  const isNight = rootState.value.theme === 'night';
  const coach = table.coach.value;
  return (
    <div class="tools">
      {coach !== null && <coach.Badge />}
      <Link to={{ kind: 'rules' }} class="round-button is-wide">
        <Icon name="rules" />
        <span class="spoken-only">{say.rules}</span>
      </Link>
      <RoundSwitch
        icon={isLoud ? 'sound' : 'soundOff'}
        label={isLoud ? say.soundOff : say.soundOn}
        shortcut={settings.value.keys.sound}
        onPress={switchSound}
      />
      <RoundSwitch
        icon={isNight ? 'sun' : 'lamp'}
        label={isNight ? say.lampOff : say.lampOn}
        onPress={switchLamp}
      />
      <RoundSwitch icon="menu" label={say.open} onPress={sets(table.sheet, 'menu')} />
    </div>
  );
};
