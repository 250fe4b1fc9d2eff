export type { Page, ServerPage } from '@claim-it/site/route';
export { formatRoute, parseRoute } from '@claim-it/site/route';
