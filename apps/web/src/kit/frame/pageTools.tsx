import { Marker } from '@claim-it/board';
import { settings } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { RoundButton } from '../controls/buttons.tsx';
import { sets } from '../controls/handlers.ts';
import { Link } from '../navigation/link.tsx';
import { text } from '../text/texts.ts';
import { TurnsLink } from '../turns/turnsLink.tsx';
import { PageMenu } from './pageMenu.tsx';

/** At the right end of every page header: games that wait, who plays here, and the menu. */
export const PageTools = (): JSX.Element => {
  const isOpen = useSignal(false);
  const { name } = settings.value;
  return (
    <div class="page-tools">
      <TurnsLink />
      {name !== '' && (
        <Link to={{ kind: 'me' }} class="name-pill">
          <Marker color="green" size={36} />
          <span>{name}</span>
        </Link>
      )}
      <RoundButton
        icon="menu"
        label={text().table.menu.open}
        aria-haspopup="dialog"
        onClick={sets(isOpen, true)}
      />
      {isOpen.value && <PageMenu onClose={sets(isOpen, false)} />}
    </div>
  );
};
