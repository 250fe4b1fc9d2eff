import './gallery.css';
import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import type { JSX } from 'preact';
import { Portrait } from '../../kit/bots/portrait.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { bots } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import type { Against } from '../results/against.ts';
import { BotFacts } from './botCard.tsx';

type Props = {
  readonly value: Level;
  readonly against: Readonly<Partial<Record<Level, Against>>>;
  readonly onChoose: (level: Level) => void;
  readonly onClose: () => void;
};

/** All seven bots side by side, each with a button that seats it. */
export const AllBots = ({ value, against, onChoose, onClose }: Props): JSX.Element => {
  const say = bots.text();
  const seat = (level: Level): void => {
    onChoose(level);
    onClose();
  };
  return (
    <Sheet title={say.heading} class="all-bots" onClose={onClose}>
      <p class="faint">{say.line}</p>
      <ul class="bot-papers">
        {LEVELS.map((level) => (
          <li key={level}>
            <Portrait level={level} size={112} />
            <div>
              <BotFacts level={level} against={against[level] ?? null} />
            </div>
            <button
              type="button"
              class={level === value ? 'plate' : 'wood-button'}
              aria-pressed={level === value}
              onClick={() => seat(level)}
            >
              {level === value && <Icon name="check" />}
              {level === value ? say.seated : say.seat}
              <span class="spoken-only">: {text().bots[level].level}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
