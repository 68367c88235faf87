import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { COUNTED_STATUSES } from '../../../shared/lifecycle/statuses';
import { nearestWith } from '../../clinics/clinic/listed';
import type { Listed } from '../../clinics/clinic/listed';

/** Where clinics are looked for: a region, and the reader's position in degrees if known. */
export interface Around {
  readonly regionCode: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Code of the clinic of the person's last order, or else, for the owner, of the family's; null where there is none. */
export async function usualClinic(
  db: Db,
  { userId, caregiver }: UserContext,
  linkmanId: string,
): Promise<string | null> {
  const last = await db
    .selectFrom('orders')
    .select('depa_code')
    .where('user_id', '=', userId)
    .$if(caregiver !== null, (own) => own.where('linkman_id', '=', linkmanId))
    .where('status', 'in', [...COUNTED_STATUSES])
    .orderBy((eb) => eb('linkman_id', '=', linkmanId), 'desc')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.depa_code ?? null;
}

/** Clinics per vaccine that are read, before those with a free day are sorted first. */
const CONSIDERED = 11;

/** Codes of the nearest clinics that have one of the vaccines in stock, in no order. */
export async function nearestCodes(
  listed: Listed,
  codes: readonly string[],
  { regionCode, latitude, longitude }: Around,
  { today }: UserContext,
): Promise<readonly string[]> {
  const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const found = await Promise.all(
    codes.map((vaccineCode) =>
      nearestWith(listed, { regionCode, vaccineCode, at, most: CONSIDERED }, today),
    ),
  );
  return [...new Set(found.flat())];
}
