import type { Round } from './payment-books';

interface Books {
  readonly id: string;
  readonly state: string;
  readonly cents: number;
  readonly isErased: boolean;
  readonly numbers: readonly string[];
  readonly paid: number;
  readonly refunded: number;
  readonly refunds: number;
  readonly terms: number;
  readonly ended: number;
  readonly surplus: number;
  readonly messages: number;
}

const BOOKS = `
select m.id, m.state, m.cents, u.deleted_at is not null as "isErased",
  coalesce((select array_agg(p.number) from payments p where p.purchase_id = m.id), '{}') as numbers,
  (select count(*)::int from payments p where p.purchase_id = m.id and p.state = 'paid') as paid,
  (select coalesce(sum(r.cents), 0)::int from payment_refunds r join payments p on p.number = r.payment_number
   where p.purchase_id = m.id and r.kind = 'purchase') as refunded,
  (select count(*)::int from payment_refunds r join payments p on p.number = r.payment_number
   where p.purchase_id = m.id and r.kind = 'purchase') as refunds,
  (select count(*)::int from member_terms t where t.purchase_id = m.id) as terms,
  (select count(*)::int from member_terms t where t.purchase_id = m.id and t.ended_at is not null) as ended,
  (select count(*)::int from payment_refunds r join payments p on p.number = r.payment_number
   where p.purchase_id = m.id and r.kind = 'surplus') as surplus,
  (select count(*)::int from messages n join payments p on n.dedupe_key = 'memberPaymentReturned:' || p.number
   where p.purchase_id = m.id) as messages
from member_purchases m join users u on u.id = m.user_id`;

/** Where the platforms' money is not what the purchases and their terms say. */
export async function purchaseDifferences({ database, platforms }: Round): Promise<string[]> {
  const { rows } = await database.pool.query<Books>(BOOKS);
  return rows.flatMap((row) => {
    const isPaid = row.state === 'paid';
    const paidIn = row.numbers.reduce(
      (sum, number) => sum + platforms.wechat.paidBy(number) + platforms.alipay.paidBy(number),
      0,
    );
    const owed = isPaid ? row.cents - row.refunded : 0;
    const name = `${row.id} ${row.state}`;
    return [
      ...(paidIn === owed ? [] : [`${name}: the platform has ${paidIn}, not ${owed}`]),
      ...(row.paid === Number(isPaid) ? [] : [`${name}: paid ${row.paid} times`]),
      ...(row.refunded <= row.cents ? [] : [`${name}: ${row.refunded} went back`]),
      // The terms of a deleted account are deleted, and its messages.
      ...(row.isErased || row.terms === Number(isPaid) ? [] : [`${name}: ${row.terms} terms`]),
      ...(row.isErased || row.refunds <= row.ended ? [] : [`${name}: refunded, not ended`]),
      ...(row.isErased || row.messages === row.surplus
        ? []
        : [`${name}: ${row.messages} messages`]),
    ];
  });
}
