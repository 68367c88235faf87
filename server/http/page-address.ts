import type { FastifyRequest } from 'fastify';
import { addressOf } from '@contract/site/site-rules';
import type { Address } from '@contract/site/site-rules';

/** The address of a request as its browser sees it (also behind a trusted proxy); null for an invalid host. */
export const addressAsked = (request: FastifyRequest): Address | null =>
  addressOf(`${request.protocol}://${request.host}/`);
