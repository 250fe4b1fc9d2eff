import { pino } from 'pino';
import type { LogLevel } from '../settings.ts';
import type { Log } from './log.ts';

/** One JSON object a line on standard error. */
export const createLog = (level: LogLevel): Log => {
  const logger = pino(
    { level, base: { pid: process.pid } },
    pino.destination({ dest: 2, sync: true }),
  );
  return {
    info: (facts, sentence) => logger.info(facts, sentence),
    warn: (facts, sentence) => logger.warn(facts, sentence),
    error: (facts, sentence) => logger.error(facts, sentence),
  };
};
