import { sql } from 'kysely';
import type { DeviceKind } from '@contract/account/device-rules';
import type { Db } from '../../db/database';
import { dayOf, timeOf } from '../../kernel/clock';
import { deviceName } from '../../kernel/device-name';

/** Tells an account that somebody has signed in to it on a device that it did not know. @param now ms */
export async function writeNewDeviceMessage(
  db: Db,
  {
    userId,
    kind,
    now,
  }: { readonly userId: string; readonly kind: DeviceKind; readonly now: number },
): Promise<void> {
  const params = { device: deviceName(kind), day: dayOf(now), time: timeOf(now) };
  await sql`
    insert into messages (user_id, message_class, kind, params, link, created_at)
    select u.id, 'reminder', 'newDevice', ${JSON.stringify(params)}::jsonb,
      jsonb_build_object('page', 'sessionList', 'query', '{}'::jsonb), ${new Date(now)}
    from users u where u.id = ${userId} and u.deleted_at is null`.execute(db);
}
