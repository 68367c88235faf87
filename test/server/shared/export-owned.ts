import { inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { sqlNow } from '../../run-clock';

interface Owned {
  readonly exportId: string;
}
const ofExport = ({ exportId }: Owned) => ({ exportId });

/** Calls of an export, with the input that another account sends. */
export const EXPORT_CALLS = {
  'GET /passport/user/export/detail.do': ofExport,
  'POST /passport/user/export/cancel.do': ofExport,
  'POST /passport/user/export/download.do': ofExport,
  'POST /passport/user/export/repeat.do': ofExport,
};

/** An export that failed. */
export const anExport =
  (testDatabase: TestDatabase) =>
  async ({ userId }: Caller): Promise<Owned> => {
    const exportId = 'e'.repeat(16);
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `insert into personal_exports (id, user_id, platform, mobile, email, language, state, problem, due_at, created_at)
         values ($1, $2, 1, '', '', 'zh-CN', 'failed', 'packing', ${sqlNow()}, ${sqlNow()})`,
        [exportId, userId],
      ),
    );
    return { exportId };
  };
