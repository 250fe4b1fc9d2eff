import { hash } from 'node:crypto';
import type { TextHasher } from '@claim-it/protocol';

/** The hash of the log, made with Node's own: the same text, sooner. */
export const hashText: TextHasher = (text) => hash('sha256', text, 'hex');
