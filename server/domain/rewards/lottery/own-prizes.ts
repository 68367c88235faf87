import type { OwnPrize } from '@contract/lottery/endpoints';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { prizeOf } from './activity';

/** Prizes of an account, the latest first, with the address each goes to. */
export async function ownPrizes(
  db: Db,
  cipher: Pick<FieldCipher, 'open'>,
  { userId, language }: { userId: string; language: Language },
): Promise<OwnPrize[]> {
  const rows = await db
    .selectFrom('lottery_winners as w')
    .innerJoin('lottery_ticket_owners as o', 'o.ticket_id', 'w.ticket_id')
    .innerJoin('lottery_activities as a', 'a.id', 'w.activity_id')
    .leftJoin('lottery_deliveries as d', 'd.ticket_id', 'w.ticket_id')
    .select(['w.ticket_id', 'w.activity_id', 'w.state', 'w.unit', 'w.claim_until', 'w.sent_at'])
    .select(['a.title', 'a.prizes', 'd.name', 'd.mobile', 'd.region_code', 'd.address'])
    .where('o.user_id', '=', userId)
    .where('w.state', '<>', 'reserve')
    .orderBy('a.drawn_at', 'desc')
    .orderBy('w.ticket_id')
    .execute();
  return rows.map((row) => {
    const prize = prizeOf(row.prizes, row.unit ?? 0);
    return {
      ticketId: row.ticket_id,
      activityId: row.activity_id,
      title: inLanguage(row.title, language),
      prize: prize ? inLanguage(prize.name, language) : '',
      state: row.state,
      claimUntil: row.claim_until?.getTime() ?? 0,
      sentAt: row.sent_at?.getTime() ?? null,
      delivery:
        row.name === null
          ? null
          : {
              name: cipher.open(row.name),
              mobile: cipher.open(row.mobile ?? ''),
              regionCode: row.region_code ?? '',
              address: cipher.open(row.address ?? ''),
            },
    };
  });
}
