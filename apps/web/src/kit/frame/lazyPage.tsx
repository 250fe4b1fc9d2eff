import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { NotLoaded, Waiting } from './waiting.tsx';

type Fetched<Props> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly Page: FunctionComponent<Props> };

/** A page that comes when it is first shown, or when it is fetched before that. */
export type LazyPage<Props> = FunctionComponent<Props> & {
  /** Resolves when it is there, or does not come; never rejects. */
  readonly fetch: () => Promise<void>;
};

/** A page that is loaded on demand, by its export name. */
export const lazyPage = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
): LazyPage<Props> => {
  const fetched = signal<Fetched<Props>>({ kind: 'waiting' });
  const fetchPage = async (): Promise<void> => {
    if (fetched.peek().kind === 'here') return;
    try {
      fetched.value = { kind: 'here', Page: (await load())[name] };
    } catch {
      fetched.value = { kind: 'failed' };
    }
  };
  const Shown = (props: Props) => {
    useEffect(() => void fetchPage(), []);
    const now = fetched.value;
    if (now.kind === 'here') return <now.Page {...props} />;
    return now.kind === 'waiting' ? <Waiting /> : <NotLoaded />;
  };
  return Object.assign(Shown, { fetch: fetchPage });
};
