import './tabs.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';

export type Tab = {
  readonly name: string;
  readonly label: string;
  readonly panel: ComponentChildren;
};

type Props = {
  /** What the tabs are parts of. */
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Pages of a book with index tabs at its edge; arrows go from tab to tab, Home and End to the ends. */
export const Tabs = ({ label, tabs }: Props): JSX.Element => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = useSignal(tabs[0].name);
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen.value),
  );
  const go = (to: number): void => {
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (tab === undefined) return;
    chosen.value = tab.name;
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const to = step === undefined ? ends[event.key] : at + step;
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ name, label: words }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={index === at}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => go(index)}
            onKeyDown={onKey}
          >
            <span>{words}</span>
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          class="tab-panel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={index !== at}
        >
          {panel}
        </div>
      ))}
    </div>
  );
};
