import type { Clerk } from './clerk.ts';
import { plainClerk } from './clerk.ts';
import type { Errand } from './office.ts';

const perform = ({ name, given }: Errand): Promise<unknown> =>
  (plainClerk[name] as (...given: readonly unknown[]) => ReturnType<Clerk[typeof name]>)(...given);

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  const { id } = data;
  perform(data).then(
    (value) => postMessage({ id, value, isDone: true }),
    () => postMessage({ id, value: null, isDone: false }),
  );
});
