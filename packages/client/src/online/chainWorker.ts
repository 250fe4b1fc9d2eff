// Makes a chain of dice beside the page: four thousand hashes would hold it up.
import { newChain } from '@claim-it/fairness';
import { serveCalls } from '../base/workerCalls.ts';

serveCalls({ newChain });
