// A module of its own, so that the word lists are loaded when a player sits down.
export { nameFault } from '@claim-it/protocol';
