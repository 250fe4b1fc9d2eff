import { Session } from 'node:inspector/promises';

const ENTRIES = 10;
const ROUNDS = 6;
/** Microseconds between samples. */
const INTERVAL = 200;

/** The functions that `work` spends most time in, without what they call, and their shares of it. */
export const profileOf = async (
  work: () => void,
): Promise<readonly (readonly [string, number])[]> => {
  work();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  for (let round = 0; round < ROUNDS; round += 1) work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const hits = new Map<string, number>();
  let all = 0;
  for (const { callFrame, hitCount = 0 } of profile.nodes) {
    if (callFrame.functionName.startsWith('(')) continue;
    const name = callFrame.functionName.split('/').slice(-2).join('/') || 'unnamed';
    hits.set(name, (hits.get(name) ?? 0) + hitCount);
    all += hitCount;
  }
  return [...hits]
    .map(([name, count]) => [name, count / all] as const)
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, ENTRIES);
};
