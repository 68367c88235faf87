import { newKey } from '../kit/worlds/booking-world';
import type { StatementWorld } from './statement-world';

/** A lot: its beans, and when (ms) they expire. */
export interface GivenLot {
  readonly beans: number;
  readonly expiresAt: number;
}

/** Gives an account beans as awards would have, a lot each. @returns ids of the lots, in their order */
export async function giveLots(
  world: StatementWorld,
  userId: string,
  ...lots: readonly GivenLot[]
): Promise<string[]> {
  const ids: string[] = [];
  for (const { beans, expiresAt } of lots) {
    const id = newKey();
    ids.push(id);
    await world.run(
      `insert into bean_accounts (user_id, balance) values ($1, $2)
       on conflict (user_id) do update set balance = bean_accounts.balance + excluded.balance`,
      [userId, beans],
    );
    await world.run(
      `with entry as (
         insert into bean_entries (id, user_id, beans, counterpart, reason, idempotency_key, request_hash, at)
         values ($1, $2, $3, 'tasks', 'signIn', $1, '', '2026-01-01') returning id
       )
       insert into bean_lots (id, user_id, entry_id, granted, remaining, expires_at)
       select $1, $2, id, $3, $3, $4 from entry`,
      [id, userId, beans, new Date(expiresAt)],
    );
  }
  return ids;
}

/** What is left in an account's lots: what expires first, first. */
export async function lotsLeft(world: StatementWorld, userId: string): Promise<number[]> {
  const rows = await world.run<{ remaining: number }>(
    'select remaining from bean_lots where user_id = $1 order by expires_at, id',
    [userId],
  );
  return rows.map(({ remaining }) => remaining);
}

/** The balance that is stored of an account. */
export const balanceNow = (world: StatementWorld, userId: string): Promise<unknown> =>
  world.value('select balance from bean_accounts where user_id = $1', [userId]);

/** Accounts whose balance is not the sum of their lots, or of their entries. */
export async function unbalancedAccounts(world: StatementWorld): Promise<string[]> {
  const rows = await world.run<{ user_id: string }>(
    `select a.user_id from bean_accounts a
     where a.balance <> (select coalesce(sum(l.remaining), 0) from bean_lots l where l.user_id = a.user_id)
       or a.balance <> a.carried + (select coalesce(sum(e.beans), 0) from bean_entries e where e.user_id = a.user_id)`,
    [],
  );
  return rows.map(({ user_id: userId }) => userId);
}
