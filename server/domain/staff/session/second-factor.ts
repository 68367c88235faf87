import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { newSecret, stepOfCode } from './totp';

const RECOVERY_CODES = 10;
/** 50 bits, which nobody guesses by calls. */
const CODE_SIGNS = 10;
/** Without signs that are mistaken for others (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the second factor needs. */
export type FactorStore = Pick<Deps, 'db' | 'cipher' | 'personKey'>;

const hashOf = ({ personKey }: FactorStore, staffId: string, code: string): string =>
  createHmac('sha256', personKey).update(`staff-recovery:${staffId}:${code}`).digest('hex');

/** As it was written down: in capitals, O for 0, I and L for 1. */
const tidyCode = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const newRecoveryCode = (): string =>
  [...randomBytes(CODE_SIGNS)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');

/** Whether a login has a confirmed second factor. */
export async function hasFactor(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_factors')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Recovery codes that still work. */
export async function codesLeft(db: Db, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** A secret for a login without a factor, to be confirmed by its first code. @returns base32; null: it has one */
export async function beginFactor(store: FactorStore, staffId: string): Promise<string | null> {
  const secret = newSecret();
  const made = await store.db
    .insertInto('staff_factors')
    .values({ staff_id: staffId, secret: store.cipher.seal(secret) })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet((eb) => ({ secret: eb.ref('excluded.secret'), last_step: 0 }))
        .where('staff_factors.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return made ? secret : null;
}

/** Counts a code of the authenticator, each step once. @param now ms @returns whether it is right */
async function useStep(
  { db, cipher }: FactorStore,
  staffId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('staff_factors')
    .select('secret')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  const step = row ? stepOfCode(cipher.open(row.secret), code, now) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('staff_factors')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Confirms a factor by its first code. @returns the recovery codes, which are shown once; null: the code is wrong */
export async function confirmFactor(
  store: FactorStore,
  staffId: string,
  code: string,
  now: number,
): Promise<readonly string[] | null> {
  if ((await hasFactor(store.db, staffId)) || !(await useStep(store, staffId, code, now)))
    return null;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await store.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('staff_factors')
      .set({ confirmed_at: new Date(now) })
      .where('staff_id', '=', staffId)
      .execute();
    await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
    await trx
      .insertInto('staff_recovery_codes')
      .values(codes.map((each) => ({ staff_id: staffId, code_hash: hashOf(store, staffId, each) })))
      .execute();
  });
  return codes;
}

/** Uses a code of the authenticator or a recovery code; neither works twice. @param now ms */
export async function useFactor(
  store: FactorStore,
  staffId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return useStep(store, staffId, digits, now);
  const { numUpdatedRows } = await store.db
    .updateTable('staff_recovery_codes')
    .set({ used_at: new Date(now) })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(store, staffId, tidyCode(code)))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
