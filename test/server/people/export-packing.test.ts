import { readdirSync, rmSync } from 'node:fs';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { createTestDatabase, createWorld, openIn } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import {
  EXPORT_ID,
  FastClock,
  FILE_ID,
  partsOf,
  putExport,
  putPacked,
  theExport,
} from './export-jobs';
import type { Database } from '../../../server/db/database';
import { LEASE } from '../../../server/domain/people/export/claim-export';
import { exportPath, exportsIn } from '../../../server/domain/people/export/export-files';
import { repeatExport } from '../../../server/domain/people/export/own-steps';
import { workOnExports } from '../../../server/domain/people/export/work-on-exports';
import type { Mail, SendMail } from '../../../server/shared/mail/send-mail';

let testDatabase: TestDatabase;
let database: Database;
let userId = '';
let mails: Mail[] = [];
const send: SendMail = (mail) => {
  mails.push(mail);
  return Promise.resolve({ state: 'sent', why: '' });
};
const clock = new FastClock(1);

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  const { callers } = await createWorld(testDatabase, { callers: 1, slots: [] });
  userId = callers[0]?.userId ?? '';
  database = await openIn(testDatabase);
});
beforeEach(() => {
  mails = [];
  for (const name of names()) rmSync(exportPath(testDatabase.dataDir, name));
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});

const names = (): string[] => readdirSync(exportsIn(testDatabase.dataDir));
const partsOn = (on: Database) => partsOf(testDatabase, on, clock, send);

/** Whether a statement gives an export its file. */
const namesFile = (node: RootOperationNode): boolean =>
  node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"file_id"');

/** The database, whose answer to the statement that names a file is lost; afterwards it may stay away. */
function losingAnswer(staysAway: boolean): Database {
  let isLost = false;
  const naming = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isLost && staysAway) throw new Error('no connection');
      if (!isLost && namesFile(node)) naming.add(queryId);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      if (!naming.has(queryId)) return Promise.resolve(result);
      isLost = true;
      return Promise.reject(new Error('connection lost'));
    },
  };
  return { ...database, db: database.db.withPlugin(plugin) };
}

test('a file whose naming was not confirmed is not removed from under its export: it is packed anew', async () => {
  await putExport(database, userId, clock.now());
  await workOnExports(partsOn(losingAnswer(false)));
  expect(await theExport(database)).toMatchObject({
    ...{ state: 'packing', file_id: null, file_key: '', bytes: null, tries: 1, claim: null },
  });
  expect([names(), mails]).toEqual([[], []]);
  clock.skip(LEASE);
  await workOnExports(partsOn(database));
  const row = await theExport(database);
  expect(row.state).toBe('sent');
  expect(names()).toEqual([row.file_id]);
});

test('while the database stays away the file stays too, and is mailed afterwards', async () => {
  await putExport(database, userId, clock.now());
  const away = workOnExports(partsOn(losingAnswer(true)));
  await expect(away).rejects.toThrow('no connection');
  const { file_id: fileId } = await theExport(database);
  expect(names()).toEqual([fileId]);
  clock.skip(LEASE + 1_000);
  await workOnExports(partsOn(database));
  expect(await theExport(database)).toMatchObject({ state: 'sent', file_id: fileId });
  expect(names()).toEqual([fileId]);
  expect(mails).toHaveLength(1);
});

test('an export that is ended while it is packed leaves no file', async () => {
  await putExport(database, userId, clock.now());
  const parts = partsOn(database);
  const working = workOnExports(parts);
  while ((await theExport(database)).state !== 'packing') await Promise.resolve();
  await database.db
    .updateTable('personal_exports')
    .set({ state: 'cancelled', claim: null })
    .execute();
  await working;
  expect([(await theExport(database)).state, names(), mails]).toEqual(['cancelled', [], []]);
});

test('no mail leads to a file that is gone: the export has failed, and is packed anew when repeated', async () => {
  await putPacked(testDatabase, database, userId, clock.now());
  rmSync(exportPath(testDatabase.dataDir, FILE_ID));
  await workOnExports(partsOn(database));
  expect(await theExport(database)).toMatchObject({
    ...{ state: 'failed', problem: 'packing', file_id: null, file_key: '', expires_at: null },
  });
  expect(mails).toEqual([]);
  await repeatExport(database.db, EXPORT_ID, userId, clock.now());
  await workOnExports(partsOn(database));
  const row = await theExport(database);
  expect(row.state).toBe('sent');
  expect(names()).toEqual([row.file_id]);
  expect(mails).toHaveLength(1);
});
