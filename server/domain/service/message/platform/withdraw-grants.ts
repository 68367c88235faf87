import type { MessagePlatform } from '@contract/personal/platform-rules';
import type { Db } from '../../../../db/database';

/**
 * Deletes what an account has accepted on a platform, with who it is there, and what was waiting to be sent. It gets no
 * further message there until it accepts one again.
 */
export const withdrawGrants = (db: Db, userId: string, platform: MessagePlatform) =>
  db
    .deleteFrom('message_grants')
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .execute();
