import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { picture } from '../pictures/pictures';

/** Pictures are drawn from their name and change only with a new version of the provider. */
const CACHE = 'public, max-age=604800, stale-while-revalidate=86400';
/** Nothing inside a picture may load or run, even when it is opened directly. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Serves the drawn pictures of clinics, vaccines and articles. */
export function mountPictures(server: FastifyInstance): void {
  server.get('/pictures/*', (request, reply) => {
    const svg = picture(request.url.split('?')[0] ?? '');
    if (svg === undefined) return reply.callNotFound();
    const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`;
    void reply
      .header('cache-control', CACHE)
      .header('content-security-policy', POLICY)
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(svg);
  });
}
