import { maskMobile } from '@contract/text/mask-rules';
import type { FieldCipher } from '../../../sealed/field-cipher';
import type { MaskOf } from './draw';

/** Reads the owners' mobiles and masks them; accounts that are being deleted are waited for, and others wait then. */
export const maskOwners =
  (cipher: Pick<FieldCipher, 'open'>): MaskOf =>
  async (trx, ticketIds) => {
    if (ticketIds.length === 0) return new Map();
    const rows = await trx
      .selectFrom('lottery_ticket_owners as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select(['o.ticket_id', 'u.mobile'])
      .where('o.ticket_id', 'in', [...ticketIds])
      .orderBy('u.id')
      .forKeyShare('u')
      .execute();
    return new Map(
      rows.map(({ ticket_id: id, mobile }) => [id, maskMobile(cipher.open(mobile ?? ''))]),
    );
  };
