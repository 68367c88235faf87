import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Videos change only with a new version of the provider. */
const CACHE = 'public, max-age=604800, stale-while-revalidate=86400';

/** Serves the videos and their posters, with range requests. */
export async function mountVideos(server: FastifyInstance, directory: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: directory,
    prefix: '/videos/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /^\/[\w-]+\.(mp4|jpg)$/.test(path),
    setHeaders: (reply) => void reply.setHeader('cache-control', CACHE),
  });
}
