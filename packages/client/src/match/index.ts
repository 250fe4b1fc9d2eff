export { createMatch } from './createMatch.ts';
