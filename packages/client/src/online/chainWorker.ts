// Computes a chain of dice in a worker: four thousand hashes would block the page.
import { newChain } from '@claim-it/fairness';
import { serveCalls } from '../base/workerCalls.ts';

serveCalls({ newChain });
