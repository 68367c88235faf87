import fastify from 'fastify';
import { CODE } from '@contract/errors';
import { createMetrics } from '../kernel/metrics';
import { measureCalls } from './measure-calls';

test('calls are counted by route and code, and nothing that somebody sent is a label', async () => {
  const metrics = createMetrics();
  const server = fastify();
  measureCalls(server, metrics);
  server.get('/a/b.do', () => ({ code: CODE.PARAMETERS, msg: 'x', data: null }));
  server.get('/cached.do', (_request, reply) => reply.send(Buffer.from('x')));
  server.get('/files/:id', () => 'plain');
  server.get('/broken.do', () => Promise.reject(new Error('x')));
  for (const url of ['/a/b.do?id=13912340000', '/cached.do', '/files/13912340000', '/13912340000'])
    await server.inject(url);
  await server.inject('/files/9');
  await server.inject('/broken.do');
  const { values } = await metrics.calls.get();
  expect(
    Object.fromEntries(
      values.map(({ labels, value }) => [`${labels.endpoint} ${labels.code}`, value]),
    ),
  ).toEqual({
    [`GET /a/b.do ${CODE.PARAMETERS}`]: 1,
    'GET /cached.do 0000': 1,
    'GET /files/:id 200': 2,
    'GET /broken.do 500': 1,
    'unknown 404': 1,
  });
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/yimiao_call_seconds_count\{endpoint="GET \/files\/:id"\} 2\n/);
  expect(text).not.toContain('13912340000');
  metrics.stop();
  await server.close();
});
