import { settings } from '@claim-it/client/storage';
import { isOver } from '@claim-it/rules';
import type { JSX } from 'preact';
import type { IconName } from '../../kit/controls/icon.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { LanguageButtons } from '../../kit/frame/languageSwitch.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import type { Page } from '../../kit/navigation/route.ts';
import { rootState } from '../../kit/style/rootState.ts';
import { text } from '../../kit/text/texts.ts';
import { nameOf, sayRoom, switchLamp, switchSound } from '../bars/topBar.tsx';
import { sayAgain } from '../model/again.ts';
import { peopleAt } from '../model/seats.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import '../../kit/controls/menuItems.css';

type Props = {
  readonly table: PlayedTable;
  readonly errands: Errands;
  readonly onClose: () => void;
};

type ItemProps = { readonly icon: IconName; readonly label: string };

const Item = ({ icon, label, onPress }: ItemProps & { onPress: () => void }): JSX.Element => (
  <li>
    <button type="button" onClick={onPress}>
      <Icon name={icon} />
      {label}
    </button>
  </li>
);

const LinkItem = ({ icon, label, to }: ItemProps & { to: Page }): JSX.Element => (
  <li>
    <Link to={to}>
      <Icon name={icon} />
      {label}
    </Link>
  </li>
);

const Languages = (): JSX.Element => (
  <fieldset class="menu-languages">
    <legend>{text().pages.frame.language}</legend>
    <LanguageButtons />
  </fieldset>
);

const Switches = (): JSX.Element => {
  const { menu: say } = text().table;
  const isLoud = settings.value.volume > 0;
  const isNight = rootState.value.theme === 'night';
  return (
    <>
      <Item
        icon={isLoud ? 'soundOff' : 'sound'}
        label={isLoud ? say.soundOff : say.soundOn}
        onPress={switchSound}
      />
      <Item
        icon={isNight ? 'sun' : 'lamp'}
        label={isNight ? say.lampOff : say.lampOn}
        onPress={switchLamp}
      />
    </>
  );
};

/** The host of an online table may set webhooks for turns. */
const TellChats = ({ table, onClose }: Omit<Props, 'errands'>): JSX.Element | null => {
  const tell = table.match.house?.tellChats?.value ?? null;
  if (tell === null) return null;
  const press = (): void => {
    onClose();
    tell();
  };
  return <Item icon="bell" label={text().turns.hooks.title} onPress={press} />;
};

/** Everything that is not part of a turn. */
export const MenuSheet = ({ table, errands, onClose }: Props): JSX.Element => {
  const { menu: say, notes } = text().table;
  const { names } = text().pages;
  const game = table.game.value;
  const open = (sheet: 'notes' | 'help' | 'leave' | 'another') => (): void => {
    table.sheet.value = sheet;
  };
  const canLeave = !isOver(game) && peopleAt(table.match.setup, game).length > 0;
  const large = table.match.house === undefined ? 'show' : 'stream';
  const again = sayAgain(table.match);
  const newGame =
    table.match.house === undefined ? (): void => goTo({ kind: 'setup' }) : open('another');
  // A running game with others has no advice.
  const mayAnalyse = table.match.house === undefined || isOver(game);
  return (
    <Sheet title={say.open} onClose={onClose}>
      <p class="menu-table">
        <b>{nameOf(table.match)}</b> {sayRoom(table)}
      </p>
      <ul class="menu-items">
        <Item icon="plus" label={names.setup} onPress={newGame} />
        {mayAnalyse && again !== null && (
          <Item icon="again" label={again} onPress={errands.rematch} />
        )}
        <Item icon="notes" label={notes.heading} onPress={open('notes')} />
        <Item
          icon="lookBack"
          label={isOver(game) ? names.review : say.lookBack}
          onPress={errands.review}
        />
        <LinkItem icon="screen" label={names.show} to={{ kind: large, id: table.match.id }} />
        {table.match.house !== undefined && (
          <Item icon="share" label={text().together.letWatch} onPress={errands.letWatch} />
        )}
        <TellChats table={table} onClose={onClose} />
        <LinkItem icon="rules" label={say.rules} to={{ kind: 'rules' }} />
        <Item icon="help" label={say.keys} onPress={open('help')} />
        <Switches />
        <LinkItem icon="settings" label={names.settings} to={{ kind: 'settings' }} />
        <Item icon="save" label={say.exportRecord} onPress={errands.exportRecord} />
        <Item icon="copy" label={say.copyPosition} onPress={errands.copyPosition} />
        {mayAnalyse && <Item icon="magnifier" label={say.analyse} onPress={errands.analyse} />}
        {isOver(game) && <Item icon="share" label={say.share} onPress={errands.share} />}
        {canLeave && <Item icon="flag" label={say.leave} onPress={open('leave')} />}
      </ul>
      <Languages />
    </Sheet>
  );
};
