export { loadBrain } from './weights.ts';
