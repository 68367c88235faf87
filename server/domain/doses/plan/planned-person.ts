import { totalPrice } from '@contract/vaccine/price-rules';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { metresBetween } from '../../../shared/geo/distance';
import { healthOfEach } from '../../../shared/recipients/health-profile';
import { ownFamilyMember } from '../../../shared/recipients/rows';
import type { FamilyMemberRow } from '../../../shared/recipients/rows';
import { administeredTo } from './administered';
import { bookedBy } from './booked';
import { usualClinic } from './near-clinics';
import type { Around } from './near-clinics';
import type { ProductAtClinicRow } from './products-at-clinics';

/** What a plan is made of for a member of the account's family, and the clinic that they usually go to. */
export async function plannedMember(
  deps: Deps,
  context: UserContext,
  { id: linkmanId, sex, birthday }: Pick<FamilyMemberRow, 'id' | 'sex' | 'birthday'>,
) {
  const { db } = deps;
  const { userId } = context;
  const [taken, booked, health, usual] = await Promise.all([
    administeredTo(db, userId, linkmanId),
    bookedBy(db, userId),
    healthOfEach(deps, [linkmanId]),
    usualClinic(db, context, linkmanId),
  ]);
  const person = { sex, birthday, health: health.get(linkmanId) ?? null };
  return { person, taken, booked: booked.get(linkmanId) ?? [], usual };
}

/**
 * {@link plannedMember} of whoever the id names.
 * @throws DomainError 4004 for a person of another account
 */
export const plannedPerson = async (deps: Deps, context: UserContext, linkmanId: string) =>
  plannedMember(deps, context, await ownFamilyMember(deps.db, context.userId, linkmanId));

/** What a list of clinics says of a product there: metres, null without a position; cents of a dose; whether it is the usual clinic. */
export const productThere = (
  row: ProductAtClinicRow,
  { latitude, longitude }: Around,
  usual: string | null,
) => ({
  distance:
    latitude === undefined || longitude === undefined
      ? null
      : Math.round(metresBetween({ latitude, longitude }, row)),
  totalCents: totalPrice({ priceCents: row.price_cents, serviceFeeCents: row.service_fee_cents }),
  isUsual: row.depa_code === usual,
});
