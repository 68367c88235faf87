import { writeFileSync } from 'node:fs';
import type { Insertable, Selectable } from 'kysely';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';
import type { Database } from '../../../server/db/database';
import type { PersonalExportsTable } from '../../../server/db/export-tables';
import { exportPath } from '../../../server/domain/people/export/export-files';
import type { SendMail } from '../../../server/shared/mail/send-mail';

export const EXPORT_ID = 'e'.repeat(16);
export const FILE_ID = 'f'.repeat(16);
const DAY = 86_400_000;

type Row = Selectable<PersonalExportsTable>;

/** Time that passes faster than the machine's, and can be moved on. */
export class FastClock {
  private skipped = 0;
  private readonly began = Date.now();
  constructor(private readonly speed: number) {}
  now(): number {
    return this.began + this.skipped + (Date.now() - this.began) * this.speed;
  }
  skip(ms: number): void {
    this.skipped += ms;
  }
}

/** What the job of exports takes, without a provider around it. */
export function partsOf(
  testDatabase: TestDatabase,
  { db }: Database,
  clock: FastClock,
  send: SendMail | null,
) {
  const lines: object[] = [];
  const log = {
    warn: (line: object) => lines.push(line),
    error: (line: object) => lines.push(line),
  };
  return {
    ...{ db, clock, send, lines, cipher: TEST_CIPHER, origin: 'https://h5.yimiao.example.cn' },
    config: { dataDir: testDatabase.dataDir } as never,
    log: log as never,
  };
}

/** Puts an export of an account into the database. */
export async function putExport(
  { db }: Database,
  userId: string,
  now: number,
  more: Partial<Insertable<PersonalExportsTable>> = {},
): Promise<void> {
  await db.deleteFrom('personal_exports').execute();
  await db
    .insertInto('personal_exports')
    .values({
      id: EXPORT_ID,
      user_id: userId,
      platform: 1,
      mobile: TEST_CIPHER.seal('13800000001'),
      email: TEST_CIPHER.seal('li.lei@mail.example.cn'),
      language: 'zh-CN',
      state: 'waiting',
      problem: null,
      due_at: new Date(now),
      claim: null,
      file_id: null,
      bytes: null,
      created_at: new Date(now),
      ...more,
    })
    .execute();
}

/** Puts an export that is packed and waits to be mailed. */
export async function putPacked(
  testDatabase: TestDatabase,
  database: Database,
  userId: string,
  now: number,
) {
  writeFileSync(exportPath(testDatabase.dataDir, FILE_ID), 'sealed');
  await putExport(database, userId, now, {
    state: 'mailing',
    progress: 100,
    file_key: TEST_CIPHER.seal('key'),
    file_id: FILE_ID,
    bytes: 6,
    expires_at: new Date(now + 7 * DAY),
  });
}

export const theExport = ({ db }: Database): Promise<Row> =>
  db.selectFrom('personal_exports').selectAll().executeTakeFirstOrThrow();
