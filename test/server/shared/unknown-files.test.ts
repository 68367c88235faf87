import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeUnknownFiles } from '../../../server/shared/uploads/erase-uploads';
import type { Db } from '../../../server/db/database';
import { createTestDatabase, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { sqlNow } from '../../run-clock';

/** Uploads of which this machine has no file: another one does, or they are in no directory any more. */
const ELSEWHERE = 3_000;
const HERE = 1_200;
const UNKNOWN = 900;
/** Most ids that may be in memory at a time. */
const AT_A_TIME = 500;
const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
});
afterAll(() => testDatabase?.remove());

/** The database, and the most rows that it was asked for at once. */
function watched(db: Db) {
  const seen = { most: 0 };
  const watching = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      seen.most = Math.max(seen.most, result.rows.length);
      return Promise.resolve(result);
    },
  });
  return { db: watching, seen };
}

/** Puts files into a directory, written long ago. */
function put(directory: string, names: readonly string[]): void {
  mkdirSync(directory, { recursive: true });
  for (const name of names) {
    writeFileSync(join(directory, name), '');
    utimesSync(join(directory, name), LONG_AGO, LONG_AGO);
  }
}

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

test('files without a row go, however many there are, and the others stay', () =>
  inDatabase(testDatabase, async ({ db, pool }) => {
    await pool.query(`insert into users (id, mobile_key, nick_name) values ('u', 'u', '')`);
    for (const [prefix, count] of [
      ['here-', HERE],
      ['elsewhere-', ELSEWHERE],
    ])
      await pool.query(
        `insert into uploads (id, user_id, kind, type, bytes, created_at)
         select $1 || n, 'u', 'image', 'png', 1, ${sqlNow()} from generate_series(1, $2::integer) n`,
        [prefix, count],
      );
    const [uploads, renditions] = ['uploads', 'renditions'].map((name) =>
      join(testDatabase.dataDir, name),
    ) as [string, string];
    const here = numbered('here-', HERE);
    put(uploads, [...here, ...numbered('gone-', UNKNOWN), 'here-1.old']);
    const shown = ['here-1.feed.webp', 'here-1.full.jpg', `here-${HERE}.feed.jpg`];
    put(renditions, [
      ...shown,
      ...['gone-1.feed.webp', 'here-1.huge.webp', 'here-1', 'here-2.feed.webp.0a1b2c.tmp'],
    ]);
    for (const directory of [uploads, renditions]) {
      const fresh = join(directory, 'just-now');
      writeFileSync(fresh, '');
      // A file system has the machine's clock.
      utimesSync(fresh, new Date(), new Date());
    }

    const { db: asked, seen } = watched(db);
    await removeUnknownFiles({ db: asked, config: { dataDir: testDatabase.dataDir } as never });
    expect(readdirSync(uploads).sort()).toEqual([...here, 'just-now'].sort());
    expect(readdirSync(renditions).sort()).toEqual([...shown, 'just-now'].sort());
    expect(seen.most).toBeGreaterThan(0);
    expect(seen.most).toBeLessThanOrEqual(AT_A_TIME);
  }));
