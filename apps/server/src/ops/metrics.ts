import type { CommandAnswer } from '@claim-it/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted, for Prometheus. Labels are kinds, never people or tables. */
export type Metrics = {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  /** Counts a command by what became of it. */
  readonly countAnswer: (kind: CommandAnswer['kind']) => void;
  readonly refusedMessages: Counter;
  readonly requests: Counter<'route' | 'status'>;
  readonly appends: Histogram;
  readonly damagedGames: Gauge;
  readonly securityEvents: Counter<'kind'>;
};

/** The counter of each kind is looked up once: every move counts. */
const answerCounter = (registers: Registry[]): Metrics['countAnswer'] => {
  const answers = new Counter({
    name: 'claim_it_answers_total',
    help: 'Commands by outcome',
    labelNames: ['kind'],
    registers,
  });
  const counters = new Map<CommandAnswer['kind'], Counter.Internal>();
  return (kind) => {
    const counter = counters.get(kind) ?? answers.labels(kind);
    counters.set(kind, counter);
    counter.inc();
  };
};

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    sockets: new Gauge({ name: 'claim_it_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({ name: 'claim_it_tables', help: 'Tables in memory', registers }),
    countAnswer: answerCounter(registers),
    refusedMessages: new Counter({
      name: 'claim_it_unreadable_messages_total',
      help: 'Messages that could not be read',
      registers,
    }),
    requests: new Counter({
      name: 'claim_it_requests_total',
      help: 'Requests by route and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    damagedGames: new Gauge({
      name: 'claim_it_damaged_games',
      help: 'Games that cannot be read and are left out',
      registers,
    }),
    securityEvents: new Counter({
      name: 'claim_it_security_events_total',
      help: 'Security events by kind, logged or not',
      labelNames: ['kind'],
      registers,
    }),
    appends: new Histogram({
      name: 'claim_it_append_seconds',
      help: 'Time until appended events are on disk',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
  };
};
