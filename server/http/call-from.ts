import type { FastifyRequest } from 'fastify';
import { sourceOf } from '../kernel/client-address';
import type { NetworkEntry } from '../kernel/network-log';
import { deviceKindOf } from './device';

/** From where and with what somebody calls; take it before the first `await`, as a closed connection has no address. */
export type CallFrom = Pick<NetworkEntry, 'source' | 'device'>;

export const callFrom = (request: FastifyRequest): CallFrom => ({
  source: sourceOf(request.ip, request.socket),
  device: deviceKindOf(request),
});
