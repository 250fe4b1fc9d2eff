import { readFileSync } from 'node:fs';

/** Times in milliseconds, from the moment something should have been sent to its answer. */
export type Spread = {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
};

export const spreadOf = (times: readonly number[]): Spread => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
};

const cpuIn = (file: string): number => {
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};

/** Processor time a process has used, all its threads together, in microseconds. The kernel counts in hundredths of a second. */
export const cpuOf = (pid: number): number => cpuIn(`/proc/${pid}/stat`);

/** The same for its main thread alone. */
export const mainCpuOf = (pid: number): number => cpuIn(`/proc/${pid}/task/${pid}/stat`);

export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** The results of one phase of the load. */
export type Phase = {
  readonly name: string;
  readonly answers: Spread;
  /** Microseconds of processor time for each answer, and the server's idle use per second. */
  readonly cpu: number;
  readonly idleCpu: number;
  readonly bytesPerSocket: number;
  readonly unanswered: number;
};

export const formatPhase = (phase: Phase): string => {
  const { name, answers, cpu, idleCpu, bytesPerSocket, unanswered } = phase;
  return [
    name.padEnd(16),
    `${answers.count} answers, ${unanswered} without`,
    `p50 ${answers.p50.toFixed(2)} ms, p99 ${answers.p99.toFixed(2)} ms`,
    `${cpu.toFixed(0)} us CPU each (idle ${(idleCpu / 1000).toFixed(0)} ms a second)`,
    `${(bytesPerSocket / 1024).toFixed(1)} KB a socket`,
  ].join('; ');
};
