import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { logRequests } from './request-log';
import { safeError } from './safe-error';

const MOBILE = '13912340000';

/** A server whose log lines are collected, with a failing call and a slow one. */
function logged(): { server: FastifyInstance; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const server = fastify({
    logger: { level: 'info', stream, serializers: { err: safeError } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(server);
  server.get('/fails.do', (request) => {
    const error = new Error(`No ${JSON.stringify(request.query)}`);
    request.log.error({ err: error, path: request.routeOptions.url }, 'request failed');
    throw error;
  });
  server.get('/slow/:id', async () => {
    await new Promise((later) => setTimeout(later, 520));
    return 'ok';
  });
  return { server, lines };
}

test.each([
  ['fails', `/fails.do?mobile=${MOBILE}`, '/fails.do', 500],
  ['is slow', `/slow/${MOBILE}?mobile=${MOBILE}`, '/slow/:id', 200],
])('a call that %s is logged by its route, not by its address', async (_, url, path, status) => {
  const { server, lines } = logged();
  const headers = { 'x-mobile': MOBILE, cookie: `m=${MOBILE}`, referer: `http://x/?${MOBILE}` };
  expect((await server.inject({ url, headers })).statusCode).toBe(status);
  const told = lines.map((line) => JSON.parse(line) as { path?: string; status?: number });
  expect(told).toContainEqual(expect.objectContaining({ path, status }));
  expect(lines.join('')).not.toContain(MOBILE);
  await server.close();
});
