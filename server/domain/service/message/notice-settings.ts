import { sql } from 'kysely';
import type { NoticeSetting } from '@contract/personal/endpoints';
import { canSwitch, channelsOf, NOTICE_NAMES, NOTICES } from '@contract/personal/notice-rules';
import type { NoticeChannel, NoticeName } from '@contract/personal/notice-rules';
import type { Db } from '../../../db/database';
import { refusedInput } from '../../../http/domain-error';

/** Every channel of every notice, and whether it is on for an account. */
export async function noticeSettings(db: Db, userId: string): Promise<NoticeSetting[]> {
  const rows = await db
    .selectFrom('muted_messages')
    .select(['kind', 'channel'])
    .where('user_id', '=', userId)
    .execute();
  const muted = new Set(rows.map(({ kind, channel }) => `${kind} ${channel}`));
  return NOTICE_NAMES.flatMap((notice) =>
    channelsOf(notice).map((channel) => ({
      notice,
      channel,
      on: !NOTICES[notice].kinds.some((kind) => muted.has(`${kind} ${channel}`)),
    })),
  );
}

export interface NoticeChange {
  readonly userId: string;
  readonly notice: NoticeName;
  readonly channel: NoticeChannel;
  readonly on: boolean;
  /** ms. */
  readonly now: number;
}

/**
 * Turns a channel of a notice on or off. Off it takes effect at once: what a platform has not been asked to send yet is
 * not sent. @throws DomainError 4000 for a channel that cannot be turned off
 */
export async function setNotice(
  db: Db,
  { userId, notice, channel, on, now }: NoticeChange,
): Promise<void> {
  if (!canSwitch(notice, channel))
    throw refusedInput({
      zh: '这种通知不能在这里关闭',
      en: 'this notice cannot be turned off on that channel',
    });
  const kinds = [...NOTICES[notice].kinds];
  await db.transaction().execute(async (trx) => {
    if (on) {
      await trx
        .deleteFrom('muted_messages')
        .where('user_id', '=', userId)
        .where('channel', '=', channel)
        .where('kind', 'in', kinds)
        .execute();
      return;
    }
    await sql`
      insert into muted_messages (user_id, kind, channel, muted_at)
      select u.id, k.kind, ${channel}, ${new Date(now)} from users u, unnest(${kinds}::text[]) as k (kind)
      where u.id = ${userId} and u.deleted_at is null
      for key share of u
      on conflict do nothing`.execute(trx);
    if (channel === 'platform')
      await sql`
        delete from message_sends s using messages m
        where m.id = s.message_id and m.user_id = ${userId} and m.kind = any(${kinds}::text[])
          and s.state = 'due'`.execute(trx);
  });
}
