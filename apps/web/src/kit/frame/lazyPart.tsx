import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a page that is fetched when it is first shown: nothing until then. Where that fails, the next showing tries again. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
): FunctionComponent<Props> => {
  const fetched = signal<FunctionComponent<Props> | null>(null);
  const fetchPart = async (): Promise<void> => {
    const found = await load().catch(() => null);
    if (found !== null) fetched.value = found[name];
  };
  return (props) => {
    useEffect(() => {
      if (fetched.peek() === null) void fetchPart();
    }, []);
    const Part = fetched.value;
    return Part === null ? null : <Part {...props} />;
  };
};
