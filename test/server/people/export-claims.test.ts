import { DEFAULT_EXPORT_PLATFORM } from '@contract/export/export-rules';
import {
  changeClaimed,
  claimExport,
  LEASE,
} from '../../../server/domain/people/export/claim-export';
import { requestExport } from '../../../server/domain/people/export/request-export';
import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';

const NOW = Date.parse('2026-11-23T12:00:00+08:00');

let testDatabase: TestDatabase;
let userId = '';
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const { callers } = await createWorld(testDatabase, { callers: 1, slots: [] });
  userId = callers[0]?.userId ?? '';
});
afterAll(() => testDatabase?.remove());

test('an export whose process has died goes on in another, and the first changes nothing of it any more', () =>
  inDatabase(testDatabase, async ({ db }) => {
    const to = { mobile: '13800000001', email: 'a@b.example', language: 'zh-CN' } as const;
    await requestExport(
      { db, cipher: TEST_CIPHER },
      { userId, platform: DEFAULT_EXPORT_PLATFORM, ...to },
      NOW,
    );
    const first = await claimExport(db, NOW);
    expect(first).toMatchObject({ state: 'packing', tries: 1 });
    if (!first) throw new Error('Nothing was claimed.');
    expect(await claimExport(db, NOW + LEASE - 1)).toBeNull();
    const second = await claimExport(db, NOW + LEASE);
    expect(second).toMatchObject({ id: first.id, state: 'packing', tries: 2 });
    if (!second) throw new Error('Nothing was claimed.');
    expect(await changeClaimed(db, first, { progress: 90 })).toBe(false);
    expect(await changeClaimed(db, second, { progress: 40 })).toBe(true);
    const { progress } = await db
      .selectFrom('personal_exports')
      .select('progress')
      .executeTakeFirstOrThrow();
    expect(progress).toBe(40);
  }));
