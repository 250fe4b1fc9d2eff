import type { AskBot } from '../bots/client.ts';
import { createAskBot } from '../bots/client.ts';
import { startThinker } from '../bots/support.ts';
import workerAddress from './worker.ts?worker&url';

/** The one worker of this page that plays for bots, started when one is first asked. */
export const askBot: AskBot = createAskBot(() => startThinker(workerAddress));
