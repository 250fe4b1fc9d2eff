import process from 'node:process';

/** Seconds of processor time, so that other programs on the machine count less. */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
