export type { HousePage, Page } from '@claim-it/site/route';
export { formatRoute, parseRoute } from '@claim-it/site/route';
