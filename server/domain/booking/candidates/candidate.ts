import { CODE } from '@contract/errors';
import { doseDays } from '../../../shared/doses/eligibility';
import type { DoseDays } from '../../../shared/doses/eligibility';
import type { Administered } from '../../../shared/doses/administered';
import type { DoseLimits } from '../../../db/dose-limits';
import { clinicProductKey } from '../../../shared/catalogue/clinic-product';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { recordsOf } from '../../../shared/doses/elsewhere';
import type { Records } from '../../../shared/doses/elsewhere';
import type { Recipient } from '../../../shared/recipients/recipient-history';
import { refused } from '../refusal/refuse';
import type { BookingServices } from '../submission/services';

/** The product at the clinic. @throws DomainError 4004 where the clinic does not have it. */
export async function findClinicProduct(
  services: BookingServices,
  depaCode: string,
  productId: string,
): Promise<ClinicProduct> {
  const clinicProduct = await services.clinicProducts.get(clinicProductKey(depaCode, productId));
  if (clinicProduct === null) throw refused(CODE.NOT_FOUND, { case: 'notOffered' });
  return clinicProduct;
}

/** A family member of the caller. @throws DomainError 4004 for anybody else's. */
export async function findRecipient(
  services: BookingServices,
  linkmanId: string,
  userId: string,
): Promise<Recipient> {
  const recipient = await services.people.recipient(linkmanId);
  if (recipient?.userId !== userId) throw refused(CODE.NOT_FOUND, { case: 'noPerson' });
  return recipient;
}

const without = (
  administered: readonly Administered[],
  changing: string | undefined,
): readonly Administered[] =>
  changing === undefined
    ? administered
    : administered.filter((order) => order.orderId !== changing);

/** What was administered to a person or is booked, without the order that is being changed. */
export const findRecords = async (
  services: BookingServices,
  recipient: Recipient,
  vaccineCode: string,
  changing?: string,
): Promise<Records> =>
  recordsOf(without(await services.people.administered(recipient, vaccineCode), changing));

/** The same without what other accounts booked, which must not be disclosed. */
export const findAdministered = async (
  ...whose: Parameters<typeof findRecords>
): Promise<readonly Administered[]> => (await findRecords(...whose)).administered;

/** A family member of the caller, and what counts for a dose. */
export interface BookableMember extends Records {
  readonly recipient: Recipient;
}

/** {@link findRecipient} and {@link findRecords} in one read. @throws DomainError 4004 for anybody else's member. */
export async function findRecipientHistory(
  services: BookingServices,
  { linkmanId, userId }: { readonly linkmanId: string; readonly userId: string },
  vaccineCode: string,
  changing?: string,
): Promise<BookableMember> {
  const history = await services.people.history(linkmanId, vaccineCode);
  if (history?.recipient.userId !== userId) throw refused(CODE.NOT_FOUND, { case: 'noPerson' });
  return { recipient: history.recipient, ...recordsOf(without(history.administered, changing)) };
}

/** A dose of a product. @throws DomainError 4004 where the course has no such dose. */
export function findDose<Dose extends DoseLimits>(doses: readonly Dose[], doseNo: number): Dose {
  const dose = doses.find((candidate) => candidate.doseNo === doseNo);
  if (!dose) throw refused(CODE.NOT_FOUND, { case: 'noDose' });
  return dose;
}

/** The days on which the dose may be administered to the person. */
export async function findDoseDays(
  services: BookingServices,
  clinicProduct: ClinicProduct,
  recipient: Recipient,
  doseNo: number,
  changing?: string,
): Promise<DoseDays> {
  const administered = await findAdministered(
    services,
    recipient,
    clinicProduct.vaccineCode,
    changing,
  );
  return doseDays(
    recipient,
    clinicProduct.course,
    findDose(clinicProduct.course.doses, doseNo),
    administered,
  );
}
