import { settings } from '@claim-it/client/storage';
import { isOver } from '@claim-it/rules';
import { LANGUAGES } from '@claim-it/text/language';
import type { ComponentChildren, JSX } from 'preact';
import type { IconName } from '../../kit/controls/icon.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { goTo, language, speak } from '../../kit/navigation/navigation.ts';
import { rootState } from '../../kit/style/rootState.ts';
import { text } from '../../kit/text/texts.ts';
import { switchLamp, switchSound } from '../bars/topBar.tsx';
import { peopleAt } from '../model/seats.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import './menuSheet.css';

type Props = {
  readonly table: PlayedTable;
  readonly errands: Errands;
  readonly onClose: () => void;
};

type ItemProps = {
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
};

const Item = ({ icon, onPress, children }: ItemProps): JSX.Element => (
  <li>
    <button type="button" onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  </li>
);

/** The languages by their own names, which need no translation. */
const OWN_NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

const Languages = (): JSX.Element => (
  <fieldset class="menu-languages">
    <legend>{text().table.menu.language}</legend>
    {LANGUAGES.map((one) => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={language.value === one}
        onClick={() => speak(one)}
      >
        {OWN_NAMES[one]}
      </button>
    ))}
  </fieldset>
);

const Switches = (): JSX.Element => {
  const { menu: say } = text().table;
  const isLoud = settings.value.volume > 0;
  const isNight = rootState.value.theme === 'night';
  return (
    <>
      <Item icon={isLoud ? 'soundOff' : 'sound'} onPress={switchSound}>
        {isLoud ? say.soundOff : say.soundOn}
      </Item>
      <Item icon={isNight ? 'sun' : 'lamp'} onPress={switchLamp}>
        {isNight ? say.lampOff : say.lampOn}
      </Item>
    </>
  );
};

/** Everything that is not part of a turn. */
export const MenuSheet = ({ table, errands, onClose }: Props): JSX.Element => {
  const { menu: say } = text().table;
  const game = table.game.value;
  const open = (sheet: 'notes' | 'help' | 'leave') => (): void => {
    table.sheet.value = sheet;
  };
  const canLeave = !isOver(game) && peopleAt(table.match.setup, game).length > 0;
  // Nobody asks for advice in a game with others that is still going on.
  const mayAnalyse = table.match.house === undefined || isOver(game);
  return (
    <Sheet title={say.heading} class="is-menu" onClose={onClose}>
      <ul class="menu-items">
        <Item icon="plus" onPress={() => goTo({ kind: 'setup' })}>
          {say.newGame}
        </Item>
        {mayAnalyse && (
          <Item icon="again" onPress={errands.rematch}>
            {say.rematch}
          </Item>
        )}
        <Item icon="notes" onPress={open('notes')}>
          {say.notes}
        </Item>
        <Item icon="mine" onPress={errands.review}>
          {isOver(game) ? say.report : say.lookBack}
        </Item>
        <li>
          <Link
            to={{ kind: table.match.house === undefined ? 'show' : 'stream', id: table.match.id }}
          >
            <Icon name="up" />
            {say.large}
          </Link>
        </li>
        <li>
          <Link to={{ kind: 'rules' }}>
            <Icon name="rules" />
            {say.rules}
          </Link>
        </li>
        <Item icon="help" onPress={open('help')}>
          {say.keys}
        </Item>
        <Switches />
        <li>
          <Link to={{ kind: 'settings' }}>
            <Icon name="settings" />
            {say.settings}
          </Link>
        </li>
        <Item icon="save" onPress={errands.exportRecord}>
          {say.exportRecord}
        </Item>
        <Item icon="copy" onPress={errands.copyPosition}>
          {say.copyPosition}
        </Item>
        {mayAnalyse && (
          <Item icon="mine" onPress={errands.analyse}>
            {say.analyse}
          </Item>
        )}
        {isOver(game) && (
          <Item icon="share" onPress={errands.share}>
            {say.share}
          </Item>
        )}
        {canLeave && (
          <Item icon="flag" onPress={open('leave')}>
            {say.leave}
          </Item>
        )}
      </ul>
      <Languages />
    </Sheet>
  );
};
