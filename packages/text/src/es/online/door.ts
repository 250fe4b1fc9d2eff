import type { OnlineText } from '../../page.ts';

/** The link to a table whose game runs. */
export const door: OnlineText['door'] = {
  open: 'Los amigos con el enlace todavía pueden ocupar el asiento de un bot.',
  closed: 'El enlace está retirado. Al abrirlo ahora solo se puede mirar.',
};
