import { sql } from 'kysely';
import type { AgreedTexts } from '@contract/agreement/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { recordConsent } from '../../../shared/consents/record-consents';

export interface PrizeClaim {
  readonly userId: string;
  readonly ticketId: string;
  readonly name: string;
  readonly mobile: string;
  readonly regionCode: string;
  readonly address: string;
  /** To what the address is used for. */
  readonly agreed?: AgreedTexts | undefined;
  /** ms. */
  readonly now: number;
}

/**
 * Stores where a prize of the account is to be sent; until it is sent that can be corrected.
 * @throws DomainError 4000 with `NewText` for a text of the consent that is not in force; 1001 where the account was deleted meanwhile; 4004 where the account has no such prize; 20094 where it was forfeited or sent
 */
export const claimPrize = (
  db: Db,
  cipher: Pick<FieldCipher, 'seal'>,
  { userId, ticketId, now, agreed, ...to }: PrizeClaim,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Deleting an account locks the user's row first, then its prizes: so no address is stored after it.
    const { rows: users } = await sql`
      select 1 from users where id = ${userId} and deleted_at is null for key share`.execute(trx);
    if (users.length === 0) throw new DomainError(CODE.LOGIN_INVALID);
    const prize = await trx
      .selectFrom('lottery_winners as w')
      .innerJoin('lottery_ticket_owners as o', 'o.ticket_id', 'w.ticket_id')
      .select(['w.state', 'w.claim_until'])
      .where('w.ticket_id', '=', ticketId)
      .where('w.state', '<>', 'reserve')
      .where('o.user_id', '=', userId)
      .forUpdate('w')
      .executeTakeFirst();
    if (!prize) throw new DomainError(CODE.NOT_FOUND);
    const inTime = prize.state === 'won' && (prize.claim_until?.getTime() ?? 0) > now;
    if (!inTime && prize.state !== 'claimed') throw new DomainError(CODE.LOTTERY_CLAIM_OVER);
    await recordConsent(trx, 'deliveryConsent', agreed, { userId, now });
    const at = new Date(now);
    const sealed = {
      name: cipher.seal(to.name),
      mobile: cipher.seal(to.mobile),
      region_code: to.regionCode,
      address: cipher.seal(to.address),
      at,
    };
    await trx
      .insertInto('lottery_deliveries')
      .values({ id: newId(), user_id: userId, ticket_id: ticketId, ...sealed })
      .onConflict((conflict) => conflict.column('ticket_id').doUpdateSet(sealed))
      .execute();
    await trx
      .updateTable('lottery_winners')
      .set({ state: 'claimed', claimed_at: at })
      .where('ticket_id', '=', ticketId)
      .execute();
  });
