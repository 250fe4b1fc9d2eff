import type { Widened } from './cli.ts';
import type { notice } from './en/notice.ts';

// The English texts fix the shape of all others.
export type NoticeSentences = Widened<typeof notice>;
