import { useEffect } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import { markerPictures } from '../art/disc.tsx';

/** In an idle moment makes the pictures ready that a first marker would have to wait for. */
export const useWarmUp = (): void => {
  useEffect(() => whenIdle(markerPictures), []);
};
