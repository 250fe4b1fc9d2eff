import { hash } from 'node:crypto';
import type { HashMaker } from '@claim-it/fairness';
import type { TextHasher } from '@claim-it/protocol';

/** The hash of the log, made with Node's own: the same text, sooner. */
export const hashText: TextHasher = (text) => hash('sha256', text, 'hex');

/** The hash of the dice, made with Node's own. */
export const makeHash: HashMaker = (bytes) => hash('sha256', bytes, 'base64url');
