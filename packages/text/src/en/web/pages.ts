import type { PageText } from '../../web/pages.ts';

export const pages: PageText = {
  title: 'Claim It!',
};
