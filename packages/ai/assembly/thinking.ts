// What a browser needs, in one module: bots and analysis without training and the arena, and the odds of the kernel.
export {
  answerAt,
  arrayAt,
  askedAt,
  choosesTake,
  chosenIndex,
  configure,
  considerAsked,
  luckAsked,
  luckAt,
  playAsked,
  playOutAsked,
  rollValueAt,
  seed,
  setDeadline,
  spaceOf,
  takeValueAt,
  valueAsked,
} from './index';
export { address, bustCount, place, survival } from '../../kernel/assembly/index';
