import { below } from '../model/chance.ts';
import { answerTo } from './answer.ts';
import type { Answered, Asked } from './messages.ts';
import { loadBrain } from './weights.ts';

const means = { loadBrain, random: { below } };

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { id: data.id, answer: await answerTo(means, data.question) };
  postMessage(answered);
});
