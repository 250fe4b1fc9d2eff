import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What is loaded for the part of the address behind `#`, again when it changes; null until it is there. */
export const useHash = <Loaded>(
  load: (hash: string) => Promise<Loaded>,
  inputs: readonly unknown[] = [],
): Loaded | null => {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const found = await load(location.hash);
      if (!isLeft) loaded.value = found;
    };
    const onChange = (): void => void look();
    onChange();
    addEventListener('hashchange', onChange);
    return () => {
      isLeft = true;
      removeEventListener('hashchange', onChange);
    };
  }, inputs);
  return loaded.value;
};
