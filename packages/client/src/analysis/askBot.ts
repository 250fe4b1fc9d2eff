import type { BotClient } from '../bots/client.ts';
import { createBotClient } from '../bots/client.ts';
import { startThinker } from '../bots/support.ts';
import workerAddress from './worker.ts?worker&url';

/** The one worker of this page that plays for bots, started when one is first asked. */
export const bots: BotClient = createBotClient(() => startThinker(workerAddress));
