import type { MessageKind } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';

/** A message about a prize. */
export interface PrizeMessage {
  readonly kind: Extract<
    MessageKind,
    'lotteryWon' | 'lotteryForfeited' | 'lotterySent' | 'lotteryVoid'
  >;
  readonly activityId: string;
  readonly title: Bilingual;
  readonly prize?: Bilingual;
  /** Last day on which it can be claimed, `YYYY-MM-DD`. */
  readonly day?: string;
}

/**
 * Writes to the owner of a ticket; to nobody where the account is gone. Of each prize once for each kind; that an
 * activity is void, once for each account, however many tickets it had. @param now ms
 */
export async function notifyOwner(
  trx: Db,
  ticketId: string,
  { kind, activityId, title, prize, day }: PrizeMessage,
  now: number,
): Promise<void> {
  const owner = await trx
    .selectFrom('lottery_ticket_owners')
    .select('user_id')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  if (!owner) return;
  const about = kind === 'lotteryVoid' ? owner.user_id : `${owner.user_id}:${ticketId}`;
  await trx
    .insertInto('messages')
    .values({
      user_id: owner.user_id,
      message_class: 'reminder',
      kind,
      params: JSON.stringify({ title, ...(prize && { prize }), ...(day && { day }) }),
      link: JSON.stringify({ page: 'lottery', query: { activityId } }),
      dedupe_key: `lottery:${kind}:${activityId}:${about}`,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
