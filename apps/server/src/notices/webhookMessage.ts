import { createHmac } from 'node:crypto';
import type { TableCard } from '@claim-it/protocol';
import { noticeIn } from '@claim-it/text/notice';
import type { OutboundPost } from '../outbound/post.ts';
import type { TurnNotice, Webhook } from '../store/index.ts';

export type WebhookOrder = {
  readonly webhook: Webhook;
  readonly notice: TurnNotice;
  readonly card: TableCard;
  /** Where people reach this server; null where it is not known. */
  readonly address: string | null;
  readonly now: number;
};

/** Discord webhooks need another payload, and their URLs are secrets. */
export const isDiscord = (url: string): boolean => {
  const { hostname, pathname } = new URL(url);
  const isHost = hostname === 'discord.com' || hostname === 'discordapp.com';
  return isHost && pathname.startsWith('/api/webhooks/');
};

const nameOf = ({ card, webhook }: WebhookOrder, chair: number): string =>
  card.chairs[chair]?.name ?? noticeIn(webhook.language).player(chair + 1);

const linkOf = ({ address, card }: WebhookOrder): string =>
  address === null ? '' : ` ${address}/table/${card.table}`;

/** Discord would ping people and embed links for some characters in names: they are escaped. */
const plain = (name: string): string => name.replace(/[*_~`|>@#[\]()<:/\\]/g, ' ').trim();

const sentenceOf = (order: WebhookOrder): string => {
  const { notice, webhook } = order;
  const { turnOf, over } = noticeIn(webhook.language);
  const said = notice.kind === 'over' ? over : turnOf(plain(nameOf(order, notice.chair)));
  return `Claim It! ${said}${linkOf(order)}`;
};

const eventOf = (order: WebhookOrder): object => {
  const { notice, card, address } = order;
  return {
    /** The same id for the same turn: a receiver drops duplicates. */
    id: `${card.table}.${notice.seq}`,
    event: notice.kind === 'over' ? 'over' : 'turn',
    table: card.table,
    url: address === null ? null : `${address}/table/${card.table}`,
    player: notice.chair === null ? null : nameOf(order, notice.chair),
    chair: notice.chair,
    deadline: notice.kind === 'over' ? null : card.deadline,
    at: notice.at,
  };
};

/** Proves to the receiver that this server has sent these bytes at this time. */
const signatureOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** What is sent to a webhook. */
export const webhookMessage = (order: WebhookOrder): OutboundPost => {
  const { url, secret } = order.webhook;
  const content = { content: sentenceOf(order), allowed_mentions: { parse: [] } };
  const body = JSON.stringify(isDiscord(url) ? content : eventOf(order));
  const time = Math.floor(order.now / 1000);
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'claim-it',
      ...(secret !== null && {
        'claim-it-timestamp': String(time),
        'claim-it-signature': `sha256=${signatureOf(secret, time, body)}`,
      }),
    },
  };
};
