import type { Db } from '../../../db/database';

/** Revokes a certificate, whether or not anybody has looked at it. @param now ms */
export async function revokeCertificate(trx: Db, serial: string, now: number): Promise<void> {
  await trx
    .insertInto('revoked_certificates')
    .values({ serial, revoked_at: new Date(now) })
    .onConflict((conflict) => conflict.column('serial').doNothing())
    .execute();
}

/** Serials of all revoked certificates, the latest first. */
export async function revokedSerials(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('revoked_certificates')
    .select('serial')
    .orderBy('revoked_at', 'desc')
    .orderBy('serial')
    .execute();
  return rows.map(({ serial }) => serial);
}
