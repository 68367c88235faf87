import { existsSync } from 'node:fs';
import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, openIn } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { EXPORT_ID, FILE_ID, putExport, putPacked, theExport } from './export-jobs';
import { TEST_CIPHER } from '../kit/test-cipher';
import type { Database } from '../../../server/db/database';
import { eraseAccount } from '../../../server/domain/people/account-erasure/erase';
import { exportPath } from '../../../server/domain/people/export/export-files';
import { cancelExport } from '../../../server/domain/people/export/own-steps';
import { requestExport } from '../../../server/domain/people/export/request-export';
import { sweepExports } from '../../../server/domain/people/export/retention';
import { until } from '../kit/until';

const DAY = 86_400_000;

let testDatabase: TestDatabase;
let database: Database;
let callers: readonly Caller[];
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  ({ callers } = await createWorld(testDatabase, { callers: 3, slots: [] }));
  database = await openIn(testDatabase);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});

const ownerAt = (index: number): string => callers[index]?.userId ?? '';

/** Something that a test waits for, or decides. */
function gate() {
  let come = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come: () => come(), reached };
}

/** Waits until some statement waits for a lock. */
async function untilBlocked(): Promise<void> {
  const blocked = async () => {
    const { rows } = await database.pool.query(
      `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows;
  };
  await until(blocked, ({ length }) => length > 0);
}

const request = (userId: string) =>
  requestExport(
    { db: database.db, cipher: TEST_CIPHER },
    {
      ...{ userId, platform: 1, language: 'zh-CN' },
      mobile: '13800000001',
      email: 'li.lei@mail.example.cn',
    },
    Date.now(),
  );

const exportsOf = async (userId: string): Promise<number> =>
  (
    await database.db
      .selectFrom('personal_exports')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
  ).length;

test('a request that waits for the deletion of its account leaves nothing behind', async () => {
  const userId = ownerAt(0);
  const erasing = gate();
  const goOn = gate();
  const erased = eraseAccount(database.db, userId, Date.now(), async () => {
    erasing.come();
    await goOn.reached;
  });
  await erasing.reached;
  const requested = expect(request(userId)).rejects.toMatchObject({ code: CODE.LOGIN_INVALID });
  await untilBlocked();
  goOn.come();
  await erased;
  await requested;
  expect(await exportsOf(userId)).toBe(0);
});

test('of two requests at once one wins', async () => {
  const userId = ownerAt(1);
  const answers = await Promise.allSettled([request(userId), request(userId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await exportsOf(userId)).toBe(1);
});

describe('a file that an export gets or has', () => {
  test('while its owner cancels it goes with it', async () => {
    const now = Date.now();
    await putExport(database, ownerAt(2), now, { state: 'packing' });
    const named = gate();
    const goOn = gate();
    const packing = database.db.transaction().execute(async (trx) => {
      const expires_at = new Date(now + DAY);
      await trx
        .updateTable('personal_exports')
        .set({ state: 'mailing', file_id: FILE_ID, file_key: TEST_CIPHER.seal('k'), expires_at })
        .execute();
      named.come();
      await goOn.reached;
    });
    await named.reached;
    const cancelling = cancelExport(database.db, EXPORT_ID, ownerAt(2));
    await untilBlocked();
    goOn.come();
    await packing;
    const { row, fileId } = await cancelling;
    expect(fileId).toBe(FILE_ID);
    expect(row).toMatchObject({ state: 'cancelled', file_id: null, file_key: '' });
    expect([row.mobile, row.email]).toEqual(['', '']);
  });

  test('goes when it has expired, and addresses with it', async () => {
    const now = Date.now();
    await putPacked(testDatabase, database, ownerAt(2), now - 8 * DAY);
    const { id } = await theExport(database);
    await sweepExports(
      { db: database.db, config: { dataDir: testDatabase.dataDir } as never },
      now,
    );
    expect(await theExport(database)).toMatchObject({
      ...{ id, state: 'expired', file_id: null, file_key: '', mobile: '', email: '' },
    });
    expect(existsSync(exportPath(testDatabase.dataDir, FILE_ID))).toBe(false);
  });

  test('that was never made: a failed export has its address for as long as it can be repeated', async () => {
    const now = Date.now();
    const sweep = () =>
      sweepExports({ db: database.db, config: { dataDir: testDatabase.dataDir } as never }, now);
    const failed = { state: 'failed', problem: 'packing' } as const;
    await putExport(database, ownerAt(2), now - 6 * DAY, failed);
    await sweep();
    expect((await theExport(database)).email).not.toBe('');
    await putExport(database, ownerAt(2), now - 8 * DAY, failed);
    await sweep();
    expect(await theExport(database)).toMatchObject({ state: 'expired', mobile: '', email: '' });
  });
});
