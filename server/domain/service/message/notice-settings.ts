import { sql } from 'kysely';
import type { MessageKind } from '@contract/message/message-rules';
import type { NoticeSetting } from '@contract/personal/endpoints';
import {
  canSwitch,
  channelsOf,
  isAsked,
  NOTICE_NAMES,
  NOTICES,
} from '@contract/personal/notice-rules';
import type { NoticeChannel, NoticeName } from '@contract/personal/notice-rules';
import type { Db } from '../../../db/database';
import { refusedInput } from '../../../http/domain-error';

const isOf = (notice: NoticeName, kind: MessageKind): boolean =>
  (NOTICES[notice].kinds as readonly MessageKind[]).includes(kind);

/** Every channel of every notice, and whether it is on for an account. */
export async function noticeSettings(db: Db, userId: string): Promise<NoticeSetting[]> {
  const asked = await db
    .selectFrom('asked_sms')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
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
      on: isAsked(notice, channel)
        ? asked.some(({ kind }) => isOf(notice, kind))
        : !NOTICES[notice].kinds.some((kind) => muted.has(`${kind} ${channel}`)),
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

async function askForSms(
  db: Db,
  {
    userId,
    kinds,
    on,
    now,
  }: Pick<NoticeChange, 'userId' | 'on' | 'now'> & { readonly kinds: readonly MessageKind[] },
): Promise<void> {
  if (on) {
    await sql`
      insert into asked_sms (user_id, kind, asked_at)
      select u.id, k.kind, ${new Date(now)} from users u, unnest(${[...kinds]}::text[]) as k (kind)
      where u.id = ${userId} and u.deleted_at is null
      for key share of u
      on conflict do nothing`.execute(db);
    return;
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('asked_sms')
      .where('user_id', '=', userId)
      .where('kind', 'in', kinds)
      .execute();
    await sql`
      delete from sms_sends s using messages m
      where m.id = s.message_id and m.user_id = ${userId} and m.kind = any(${[...kinds]}::text[])
        and s.state = 'due'`.execute(trx);
  });
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
  if (isAsked(notice, channel)) return askForSms(db, { userId, kinds, on, now });
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
