import fastify from 'fastify';
import type { Database } from '../db/database';
import { mountHealth } from './health';

const HOT = [{ limit: 'codesOfService', used: 5, most: 10 }] as const;
const FAILING = [{ name: 'holds', failures: 3 }];

/** What a path answers. @param query what the database does */
async function asked(path: string, query: () => Promise<unknown>, failing = FAILING) {
  const server = fastify();
  mountHealth(
    server,
    { kind: 'postgres', spare: { query } } as unknown as Database,
    { failing: () => failing },
    () => Promise.resolve(HOT),
  );
  const { statusCode, body } = await server.inject(path);
  await server.close();
  return { statusCode, body: JSON.parse(body) as unknown };
}
const answers = () => Promise.resolve();
const away = () => Promise.reject(new Error('away'));

test('jobs that fail are named, and take no process out of service', async () => {
  expect(await asked('/readyz', answers)).toEqual({
    statusCode: 200,
    body: { status: 'ok', database: 'postgres', failingJobs: FAILING, hotBudgets: HOT },
  });
  expect(await asked('/readyz', answers, [])).toMatchObject({ body: { failingJobs: [] } });
});

test('a database that does not answer does', async () => {
  for (const path of ['/readyz', '/healthz'])
    expect(await asked(path, away)).toMatchObject({
      statusCode: 503,
      body: { status: 'unavailable' },
    });
});

test('the health check says nothing of jobs', async () => {
  expect((await asked('/healthz', answers)).body).toEqual({ status: 'ok', database: 'postgres' });
});
