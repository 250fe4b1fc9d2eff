import { serveCalls } from '@claim-it/client/base';
import { plainReader } from './gameReader.ts';

serveCalls(plainReader);
