import { serveCalls } from '@claim-it/client/base';
import { plainClerk } from './clerk.ts';

serveCalls(plainClerk);
