import { writeFileSync } from 'node:fs';
import {
  DEFAULT_EXPORT_PLATFORM,
  EXPORT_LIFETIME,
  FRESH_SIGN_IN,
} from '@contract/export/export-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../server/db/database';
import { claimExport } from '../../../server/domain/people/export/claim-export';
import { downloadAddress } from '../../../server/domain/people/export/download';
import { exportPath } from '../../../server/domain/people/export/export-files';
import { mailExport } from '../../../server/domain/people/export/mail-export';
import type { MailParts } from '../../../server/domain/people/export/mail-export';
import { requestExport } from '../../../server/domain/people/export/request-export';
import type { Session } from '../../../server/http/context';
import { newKey } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { TEST_CIPHER } from '../kit/test-cipher';
import { MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

const SECOND = 1_000;

let world: StatementWorld;
let db: Db;
let dataDir: string;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
  dataDir = temporaryDirectory('exports');
});
afterAll(async () => {
  await world?.close();
  removeDirectory(dataDir);
});

/** An export of a new account whose file is packed; its mail is due at {@link NOW}. */
async function packed(): Promise<{ readonly id: string; readonly owner: Caller }> {
  const owner = world.caller();
  const to = { mobile: '13800000001', email: 'a@b.example', language: 'zh-CN' } as const;
  const { id } = await requestExport(
    { db, cipher: TEST_CIPHER },
    { userId: owner.userId, platform: DEFAULT_EXPORT_PLATFORM, ...to },
    NOW,
  );
  const fileId = newKey();
  writeFileSync(exportPath(dataDir, fileId), '');
  await world.run(
    `update personal_exports set state = 'mailing', file_id = $2, file_key = 'key', bytes = 1, expires_at = $3
     where id = $1`,
    [id, fileId, new Date(NOW + EXPORT_LIFETIME)],
  );
  return { id, owner };
}
const exportNow = async (id: string) => {
  const [row] = await world.run<{ state: string; problem: string | null; due_at: Date }>(
    'select state, problem, due_at from personal_exports where id = $1',
    [id],
  );
  return row;
};

test('a mail that no server takes is tried again after 30 s, 2 min, 10 min and an hour, then its owner has to', async () => {
  const { id } = await packed();
  const tries: number[] = [];
  let now = NOW;
  const parts = {
    ...{ db, cipher: TEST_CIPHER, clock: { now: () => now }, config: { dataDir } },
    log: { warn: jest.fn(), error: jest.fn() },
    origin: 'https://site.example',
    send: () => {
      tries.push(now);
      return Promise.resolve({ state: 'failed', why: 'busy' });
    },
  } as unknown as MailParts;
  for (const pause of [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, null]) {
    const claimed = await claimExport(db, now);
    if (claimed === null) throw new Error('No mail is due.');
    await mailExport(parts, claimed);
    expect(await exportNow(id)).toMatchObject({
      state: pause === null ? 'failed' : 'mailing',
      problem: 'mailServer',
      due_at: new Date(now + (pause ?? 0)),
    });
    now += pause ?? 0;
  }
  expect(tries).toHaveLength(5);
  expect(await claimExport(db, now + 60 * MINUTE)).toBeNull();
});

describe('the file of an export is for', () => {
  /** Asks for its address in a session. @param signedIn, now ms after the request */
  const asked = async (signedIn: number, now: number) => {
    const { id, owner } = await packed();
    const tokenHash = newKey();
    await world.run(
      `insert into sessions (token_hash, user_id, secret, created_at, expires_at) values ($1, $2, '', $3, $4)`,
      [tokenHash, owner.userId, new Date(NOW + signedIn), new Date(NOW + EXPORT_LIFETIME)],
    );
    const session = { userId: owner.userId, tokenHash } as Session;
    const personKey = Buffer.alloc(32);
    return downloadAddress({ db, personKey }, id, session, NOW + now);
  };
  const refused = { code: CODE.EXPORT_SIGN_IN };

  test('who has signed in after it was asked for', async () => {
    await expect(asked(0, MINUTE)).rejects.toMatchObject(refused);
    expect((await asked(1, MINUTE)).url).toMatch(/^\/export\/file\//);
  });
  test('who has signed in within a quarter of an hour', async () => {
    await expect(asked(MINUTE, MINUTE + FRESH_SIGN_IN)).rejects.toMatchObject(refused);
    expect((await asked(MINUTE, MINUTE + FRESH_SIGN_IN - 1)).url).toMatch(/^\/export\/file\//);
  });
});
