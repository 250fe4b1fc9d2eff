import './gallery.css';
import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Portrait } from '../../kit/bots/portrait.tsx';
import { StarCount, starsOf } from '../../kit/bots/stars.tsx';
import { bots } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';

type Props = {
  readonly legend: string;
  readonly value: Level;
  readonly onChoose: (level: Level) => void;
};

/** Seven faces of which one is chosen; where there is little room, a strip to push. */
export const BotGallery = ({ legend, value, onChoose }: Props): JSX.Element => {
  const name = useId();
  const strip = useRef<HTMLFieldSetElement>(null);
  const names = text().bots;
  const say = bots.text();
  useEffect(() => {
    const shown = strip.current;
    const chosen = shown?.querySelector<HTMLElement>('label:has(:checked)');
    if (shown == null || chosen == null) return;
    shown.scrollLeft = chosen.offsetLeft - (shown.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <fieldset class="bot-gallery" ref={strip}>
      <legend class="spoken-only">{legend}</legend>
      {LEVELS.map((level) => (
        <label key={level}>
          <input
            type="radio"
            class="spoken-only"
            name={name}
            checked={level === value}
            onChange={() => onChoose(level)}
          />
          <Portrait level={level} size={80} />
          <b>{names[level].level}</b>
          <span class="spoken-only">, {names[level].name},</span>
          <StarCount level={level} label={say.strength(starsOf(level))} />
        </label>
      ))}
    </fieldset>
  );
};
