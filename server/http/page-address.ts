import type { FastifyRequest } from 'fastify';
import { addressOf } from '@contract/site/site-rules';
import type { Address } from '@contract/site/site-rules';

/** Where a request was sent, as its browser sees it (behind a trusted proxy too); null for a host that is none. */
export const addressAsked = (request: FastifyRequest): Address | null =>
  addressOf(`${request.protocol}://${request.host}/`);
