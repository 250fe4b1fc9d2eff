import '../controls/menuItems.css';
import type { JSX } from 'preact';
import type { IconName } from '../controls/icon.tsx';
import { Icon } from '../controls/icon.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { Link } from '../navigation/link.tsx';
import type { Page } from '../navigation/route.ts';
import { text } from '../text/texts.ts';
import { LanguageButtons } from './languageSwitch.tsx';

type Item = readonly [to: Page, icon: IconName, label: string];

const items = (): readonly Item[] => {
  const { names, home } = text().pages;
  return [
    [{ kind: 'home' }, 'mine', text().pages.frame.home],
    [{ kind: 'setup' }, 'plus', names.setup],
    [{ kind: 'lobby' }, 'person', names.lobby],
    [{ kind: 'learn', lesson: null }, 'hand', names.learn],
    [{ kind: 'rules' }, 'rules', names.rules],
    [{ kind: 'daily' }, 'sun', names.daily],
    [{ kind: 'puzzles', id: null }, 'help', names.puzzles],
    [{ kind: 'saved' }, 'open', home.allGames],
    [{ kind: 'ledger' }, 'notes', names.ledger],
    [{ kind: 'analysis' }, 'magnifier', names.analysis],
    [{ kind: 'settings' }, 'settings', names.settings],
    [{ kind: 'me' }, 'lamp', names.me],
  ];
};

/** Every page there is, and the languages. */
export const PageMenu = ({ onClose }: { readonly onClose: () => void }): JSX.Element => (
  <Sheet title={text().table.menu.open} onClose={onClose}>
    <ul class="menu-items">
      {items().map(([to, icon, label]) => (
        <li key={to.kind}>
          <Link to={to} before={onClose}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
    <fieldset class="menu-languages">
      <legend>{text().pages.frame.language}</legend>
      <LanguageButtons />
    </fieldset>
  </Sheet>
);
