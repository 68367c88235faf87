import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { DomainError } from '../../../http/domain-error';
import type { UserContext } from '../../../http/context';
import type { Bilingual } from '../../../kernel/language';
import type { OpenAppointment, Recipient } from '../../../shared/recipients/recipient-history';
import { refused } from '../refusal/refuse';
import type { RefusalFacts } from '../refusal/remedies';

/** When and where somebody is to be; days are `YYYY-MM-DD`, times `HH:MM`. */
export type Whereabouts = Omit<OpenAppointment, 'orderId'>;

/**
 * The first appointment at another clinic during a time; one that ends when the other begins is not. At one clinic a person may
 * have several at a time: two vaccines of one visit.
 */
export const atSameTime = (
  { depaCode, day, startTime, endTime }: Whereabouts,
  open: readonly OpenAppointment[],
): OpenAppointment | null =>
  open.find(
    (one) =>
      one.depaCode !== depaCode &&
      one.day === day &&
      one.startTime < endTime &&
      startTime < one.endTime,
  ) ?? null;

/** What the caller is told of an appointment of their own. */
const message = (
  name: string,
  clinic: Bilingual,
  { day, startTime, endTime }: OpenAppointment,
): Bilingual => ({
  zh: `${name}在 ${day} ${startTime}—${endTime} 已约在“${clinic.zh}”，不能同时到两家门诊。请选其他时间，或先改约那个预约`,
  en: `${name} has an appointment at ${clinic.en} on ${day}, ${startTime}–${endTime}, and cannot be at two clinics at once. Choose another time, or move that appointment first.`,
});

/**
 * The refusal of a time at which the person is to be at another clinic; null where they are not.
 * @param except an order that is replaced or moved by what is asked for
 */
export async function sameTimeRefusal(
  db: Db,
  { name, open }: Pick<Recipient, 'name' | 'open'>,
  asked: Whereabouts,
  { userId }: Pick<UserContext, 'userId'>,
  facts: RefusalFacts,
  except?: string,
): Promise<DomainError | null> {
  const other = atSameTime(
    asked,
    open.filter(({ orderId }) => orderId === null || orderId !== except),
  );
  if (!other) return null;
  if (other.orderId === null) return refused(CODE.DUPLICATE_ORDER, { ...facts, case: 'elsewhere' });
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select('d.name')
    .where('o.id', '=', other.orderId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst();
  const { orderId } = other;
  const clinic = row?.name ?? { zh: '另一家门诊', en: 'another clinic' };
  return refused(CODE.DUPLICATE_ORDER, {
    ...{ ...facts, orderId, case: 'sameTime' },
    message: message(name, clinic, other),
  });
}
