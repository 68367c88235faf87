import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { callerKey } from '../../kernel/client-address';
import { EXPORT_FILE_PATH, fileOfAddress } from '../../domain/people/export/download';

/** Sends the files of exports to those who have a valid address; they are decrypted on the way. */
export function mountExportFiles(server: FastifyInstance, deps: Deps): void {
  const path = `${EXPORT_FILE_PATH}/:exportId`;
  server.get(path, async (request, reply) => {
    const tried = { event: 'export', call: `GET ${path}`, address: callerKey(request.ip) } as const;
    const { exportId } = request.params as { exportId: string };
    const query = request.query as Record<string, unknown>;
    const file = await fileOfAddress(deps, exportId, query, deps.clock.now());
    deps.security.note({ ...tried, outcome: file ? 'done' : 'refused' });
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-length', file.bytes)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .type('application/zip')
      .send(file.content);
  });
}
