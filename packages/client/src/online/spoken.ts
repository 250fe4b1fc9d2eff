import type { Feed, RemarkContent } from './feed.ts';
import type { CheckedLog } from './log.ts';

/** A message at a table; `deleted` if the writer's data was deleted. */
export type SpokenLine = {
  readonly key: string;
  readonly at: number;
  readonly chair: number;
  readonly said: RemarkContent | { readonly kind: 'deleted' };
};

const phrasesIn = (log: CheckedLog | null): readonly SpokenLine[] =>
  log?.events.flatMap((event, place) =>
    event.kind === 'said'
      ? [
          {
            key: `s${place}`,
            at: event.at,
            chair: event.chair,
            said: { kind: 'saying', saying: event.saying } as const,
          },
        ]
      : [],
  ) ?? [];

/** All messages, the oldest first: phrases of the log, and free text as far as it may be read. */
export const spokenAt = ({ log, lines }: Pick<Feed, 'log' | 'lines'>): readonly SpokenLine[] => {
  const written = lines.value.map(
    ({ number, chair, text, at }): SpokenLine => ({
      key: `l${number}`,
      at,
      chair,
      said: text === null ? { kind: 'deleted' } : { kind: 'text', text },
    }),
  );
  return [...phrasesIn(log.value), ...written].sort((one, other) => one.at - other.at);
};
