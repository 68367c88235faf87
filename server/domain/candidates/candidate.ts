import { CODE } from '@contract/errors';
import { doseDays } from '../doses/eligibility';
import type { DoseDays } from '../doses/eligibility';
import type { Given } from '../doses/given';
import type { DoseLimits } from '../doses/course';
import { offerKey } from '../catalogue/offer';
import type { Offer } from '../catalogue/offer';
import { recordsOf } from '../doses/elsewhere';
import type { Records } from '../doses/elsewhere';
import type { Recipient } from '../recipients/known';
import { refused } from '../refusals/refuse';
import type { BookingServices } from '../booking/services';

/** The product at the clinic. @throws Refused 4004 where the clinic does not have it. */
export async function findOffer(
  services: BookingServices,
  depaCode: string,
  productId: string,
): Promise<Offer> {
  const offer = await services.offers.get(offerKey(depaCode, productId));
  if (offer === null) throw refused(CODE.NOT_FOUND, { case: 'notOffered' });
  return offer;
}

/** A family member of the caller. @throws Refused 4004 for anybody else's. */
export async function findRecipient(
  services: BookingServices,
  linkmanId: string,
  userId: string,
): Promise<Recipient> {
  const recipient = await services.people.recipient(linkmanId);
  if (recipient?.userId !== userId) throw refused(CODE.NOT_FOUND, { case: 'noPerson' });
  return recipient;
}

const without = (given: readonly Given[], changing: string | undefined): readonly Given[] =>
  changing === undefined ? given : given.filter((order) => order.orderId !== changing);

/** What a person has been given or has booked, without the order that is being changed. */
export const findRecords = async (
  services: BookingServices,
  recipient: Recipient,
  vaccineCode: string,
  changing?: string,
): Promise<Records> =>
  recordsOf(without(await services.people.given(recipient, vaccineCode), changing));

/** The same, as far as it may be told. */
export const findGiven = async (
  ...whose: Parameters<typeof findRecords>
): Promise<readonly Given[]> => (await findRecords(...whose)).given;

/** A family member of the caller, and what counts for a dose. */
export interface KnownMember extends Records {
  readonly recipient: Recipient;
}

/** {@link findRecipient} and {@link findRecords} in one look. @throws Refused 4004 for anybody else's member. */
export async function findKnown(
  services: BookingServices,
  { linkmanId, userId }: { readonly linkmanId: string; readonly userId: string },
  vaccineCode: string,
  changing?: string,
): Promise<KnownMember> {
  const known = await services.people.known(linkmanId, vaccineCode);
  if (known?.recipient.userId !== userId) throw refused(CODE.NOT_FOUND, { case: 'noPerson' });
  return { recipient: known.recipient, ...recordsOf(without(known.given, changing)) };
}

/** A dose of a product. @throws Refused 4004 where the course has no such dose. */
export function findDose<Dose extends DoseLimits>(doses: readonly Dose[], doseNo: number): Dose {
  const dose = doses.find((candidate) => candidate.doseNo === doseNo);
  if (!dose) throw refused(CODE.NOT_FOUND, { case: 'noDose' });
  return dose;
}

/** The days on which the dose may be given to the person. */
export async function findDoseDays(
  services: BookingServices,
  offer: Offer,
  recipient: Recipient,
  doseNo: number,
  changing?: string,
): Promise<DoseDays> {
  const given = await findGiven(services, recipient, offer.vaccineCode, changing);
  return doseDays(recipient, offer.course, findDose(offer.course.doses, doseNo), given);
}
