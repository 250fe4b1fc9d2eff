// A module of its own, so that the lists of words come with the first name that is judged.
export { nameFault } from '@claim-it/protocol';
