import type { Me } from '@claim-it/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, cookiesFor } from '../requests/origin.ts';
import type { RequestContext } from './requestContext.ts';
import { notFound } from './requestContext.ts';

export const giveCookie = (
  context: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void => {
  reply.header('set-cookie', cookiesFor(context.origins, request, token));
};

/** This device becomes that of another guest, and the session that it had ends; null is answered as what is not there. */
export const becomes = async <Known extends Me>(
  context: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  known: { readonly token: string; readonly me: Known } | null,
): Promise<Known | FastifyReply> => {
  const { security, origins, people } = context;
  const kind = known === null ? 'recoveryFailed' : 'recoveryUsed';
  security(kind, addressOf(origins, request.raw));
  if (known === null) return notFound(reply);
  const before = await context.visitorOf(request);
  if (before !== null) await people.signOut(before.tokenHash);
  giveCookie(context, request, reply, known.token);
  return known.me;
};
