import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { MapTiles } from '@contract/region/endpoints';
import { createPolicyReader } from './csp';

const INDEX = 'index.html';
/** Names with a content hash of the build, which never change. */
const HASHED = /[._-][0-9a-f]{8,20}\.\w+$/;
/** Workers ask for files as pages do; browsers hold them to the policy of their own file. */
const WORKER = /service-worker\.js$/;
const FOREVER = 'public, max-age=31536000, immutable';
const CHECK_EACH_TIME = 'no-cache';
/** `npm start` builds the site while the provider already answers. */
const UNBUILT =
  'The site is not built yet. `npm start` is building it, or run `npm run build -- h5`.\n';
/** Seconds after which a browser asks again. */
const ASK_AGAIN = 3;

/** Serves the built H5 site with its precompressed copies, from when it is built on; `/` redirects to its page.
 * @param tiles the map whose pictures its pages may load */
export async function mountSite(
  server: FastifyInstance,
  directory: string,
  tiles: MapTiles | null,
): Promise<void> {
  server.get('/', (_request, reply) => reply.redirect(`/${INDEX}`));
  const page = join(directory, INDEX);
  if (!existsSync(page)) {
    server.get(`/${INDEX}`, (_request, reply) =>
      existsSync(page)
        ? reply.sendFile(INDEX)
        : reply.code(503).header('refresh', ASK_AGAIN).type('text/plain').send(UNBUILT),
    );
  }
  const policy = createPolicyReader(page, tiles && new URL(tiles.url).origin);
  await server.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      const file = basename(path).replace(/\.(br|gz)$/, '');
      // Each file has precompressed copies; a cache in between must not give one to who cannot read it.
      reply.setHeader('vary', 'Accept-Encoding');
      reply.setHeader('cache-control', HASHED.test(file) ? FOREVER : CHECK_EACH_TIME);
      if (file !== INDEX && !WORKER.test(file)) return;
      // The declared type lacks `req`; the object is Node's response, which has it.
      const { headers } = (reply as unknown as ServerResponse).req;
      reply.setHeader('content-security-policy', policy(headers.host ?? ''));
    },
  });
}
