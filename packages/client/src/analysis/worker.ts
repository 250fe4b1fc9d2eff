// The worker script for bots and analysis. Each starts its own worker, so that bots never wait.
import { serveCalls } from '../base/workerCalls.ts';
import { createBotFunctions } from '../bots/choose.ts';
import { loadEngine } from '../bots/engine.ts';
import { loadBrain } from '../bots/weights.ts';
import { below } from '../model/chance.ts';
import type { PageFunctions } from './client.ts';
import type { AnalysisFunctions } from './work.ts';

let loaded: Promise<AnalysisFunctions> | null = null;

/** The analysis comes with its first request: bots do without it. */
const analysis = (): Promise<AnalysisFunctions> => {
  loaded ??= import('./thinking.ts').then(({ thinking }) =>
    thinking((id, finding) => page.found.asEvent(id, finding)),
  );
  return loaded;
};

type Loaded = {
  readonly [Name in keyof AnalysisFunctions]: (
    ...given: Parameters<AnalysisFunctions[Name]>
  ) => Promise<Awaited<ReturnType<AnalysisFunctions[Name]>>>;
};

const analysisFunctions: Loaded = {
  analyse: async (id, request) => (await analysis()).analyse(id, request),
  cancel: async (id) => (await analysis()).cancel(id),
};

const page = serveCalls<PageFunctions>({
  ...createBotFunctions({ loadBrain, loadEngine, random: { below } }),
  ...analysisFunctions,
});

// The first question finds it there, or on its way.
loadEngine().catch(() => undefined);
