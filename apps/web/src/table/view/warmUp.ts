import { markerPictures } from '@claim-it/board';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../kit/render/idle.ts';

/** In an idle moment makes the pictures ready that a first marker would have to wait for. */
export const useWarmUp = (): void => {
  useEffect(() => whenIdle(markerPictures), []);
};
