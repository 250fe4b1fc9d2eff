import type { Tip } from '@claim-it/client/storage';
import { text } from '../../kit/text/texts.ts';

export const sayTip = (tip: Tip): string => {
  const { aim, tips } = text().happened;
  return tip === 'aim' ? aim : tips[tip];
};
