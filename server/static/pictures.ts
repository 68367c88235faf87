import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database';
import { Cache } from '../kernel/cache';
import { picture } from '../pictures/pictures';
import type { FindShown, Pictured, Shown } from '../pictures/pictures';

/** Pictures are drawn from a name and change only with it, or with a new version of the provider. */
const CACHE = 'public, max-age=604800, stale-while-revalidate=86400';
/** Nothing inside a picture may load or run, even when it is opened directly. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** ms; names in the catalogue change by hand. */
const FRESH = 60_000;

const both = ({ zh, en }: { readonly zh: string; readonly en: string }): string => `${zh} ${en}`;

const READ: Readonly<Record<Pictured, (db: Db, id: string) => Promise<Shown | undefined>>> = {
  async vaccine(db, id) {
    const row = await db
      .selectFrom('products')
      .select(['short_name', 'vaccine_code'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { title: both(row.short_name), vaccineCode: row.vaccine_code };
  },
  async article(db, id) {
    const row = await db
      .selectFrom('articles')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { title: both(row.title) };
  },
  async zone(db, id) {
    const row = await db.selectFrom('zones').select('name').where('id', '=', id).executeTakeFirst();
    return row && { title: both(row.name) };
  },
};

/** Serves the drawn pictures of clinics, vaccines and articles. */
export function mountPictures(server: FastifyInstance, db: Db): void {
  const cache = new Cache<string, Shown | undefined>({
    fresh: FRESH,
    isCached: (shown) => shown !== undefined,
  });
  const find: FindShown = (kind, id) => cache.get(`${kind} ${id}`, () => READ[kind](db, id));
  server.get('/pictures/*', async (request, reply) => {
    const svg = await picture(request.url.split('?')[0] ?? '', find);
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
