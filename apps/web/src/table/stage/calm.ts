import { rootState } from '../../kit/style/rootState.ts';

/** Whether the player, or the device, wants things to keep still. */
export const isCalm = (): boolean => rootState.peek().motion === 'reduced';
