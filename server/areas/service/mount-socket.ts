import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { MOST_FRAME, SOCKET_PATH } from '@contract/service/socket-rules';
import { callFrom } from '../../http/call-from';
import { callerKey } from '../../kernel/client-address';
import { createConcurrencyLimit } from '../../kernel/concurrency-limit';
import { Connection } from './connection';
import type { ConnectionParts } from './connection';

/** Sockets of one address; a clinic's or a mobile network's people share one. */
const MOST_OF_ADDRESS = 2_000;

/** What the other side sent is no frame, or too long: anybody can do that as often as they like, so it is not logged. */
const isFrameError = (error: Error & { readonly code?: string }): boolean =>
  error.code?.startsWith('WS_ERR_') ?? false;

/** Serves the socket of customer service. Who it is comes in its first frame, so no cookie opens one. */
export async function mountServiceSocket(
  server: FastifyInstance,
  parts: ConnectionParts,
): Promise<void> {
  const limit = createConcurrencyLimit(MOST_OF_ADDRESS);
  // Compression would take about 300 KB of memory for each socket.
  await server.register(websocket, {
    options: { maxPayload: MOST_FRAME, perMessageDeflate: false },
    errorHandler(error, socket, request) {
      if (!isFrameError(error)) request.log.error({ err: error }, 'service socket');
      socket.terminate();
    },
  });
  server.get(SOCKET_PATH, { websocket: true }, (socket, request) => {
    const leave = limit.take(callerKey(request.ip));
    if (leave === null) {
      socket.close(1013);
      return;
    }
    socket.on('close', leave);
    new Connection(socket, parts, callFrom(request));
  });
}
