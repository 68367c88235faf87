import { CODE } from '@contract/errors';
import type { AnswerCode } from '@contract/errors';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Ineligible } from '../../../shared/doses/eligibility';
import { refusedPerson } from '../../booking/refusal/refuse';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import type { StaffContext } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';

/** The dose of a walk-in. */
export interface WalkInDose {
  readonly personKey: string;
  readonly vaccineCode: string;
  readonly doseNo: number;
}

/** Texts for staff, who read them with the person at the desk. */
const WORDS: Partial<Record<AnswerCode, Bilingual>> = {
  [CODE.OVER_AGE]: {
    zh: '接种人已超过这种疫苗的接种年龄，请改选其他疫苗',
    en: 'This person is over the age for this vaccine. Choose another vaccine.',
  },
  [CODE.SEX_LIMIT]: {
    zh: '这种疫苗不适合这位接种人的性别，请改选其他疫苗',
    en: 'This vaccine is not for this person’s sex. Choose another vaccine.',
  },
};

/** The refusal of a person, with texts for the desk. */
export function refusedAtDesk(violation: Ineligible): DomainError {
  const { code, details } = refusedPerson(violation);
  const message = WORDS[code] ?? details.message;
  return new DomainError(code, { ...details, ...(message && { message }) });
}

const BOOKED = {
  here: {
    zh: '这位接种人在本门诊已约这一剂：{day} {time}，预约号 {reference}，请打开这个预约办理',
    en: 'This dose is booked here already: {day} {time}, reference {reference}. Open that appointment.',
  },
  elsewhere: {
    zh: '这个证件的这一剂已在其他门诊预约。请接种人先取消；不是本人预约的，请用“证件核对”处理',
    en: 'This dose is booked for this document at another clinic. Have the person cancel it; if they did not book it, use “Check a document”.',
  },
} as const satisfies Record<string, Bilingual>;

/**
 * The refusal where the dose is booked already: it names the appointment, with a reference where it is this clinic's.
 * Null where the dose is not booked.
 */
export async function bookedAlready(
  db: Db,
  { personKey, vaccineCode, doseNo }: WalkInDose,
  { staff, language }: StaffContext,
): Promise<DomainError | null> {
  const other = await db
    .selectFrom('orders as o')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.depa_code', 'o.day', 'o.start_time', 'o.reference', 'd.name'])
    .where('o.person_key', '=', personKey)
    .where('o.vaccine_code', '=', vaccineCode)
    .where('o.dose_no', '=', doseNo)
    .where('o.status', 'in', [...ACTIVE_STATUSES])
    .executeTakeFirst();
  if (!other) return null;
  const { day, start_time: time, reference } = other;
  const isHere = other.depa_code === staff.depaCode;
  return new DomainError(CODE.DUPLICATE_ORDER, {
    message: isHere ? BOOKED.here : BOOKED.elsewhere,
    params: { day, time, reference, clinic: inLanguage(other.name, language) },
    ...(isHere && { data: { reference } }),
  });
}

/** What one walk-in asks for under its key. */
interface KeyedWalkIn {
  readonly idempotencyKey: string;
  readonly personKey: string;
  readonly slotId: number;
  readonly productId?: string | undefined;
  readonly doseNo: number;
}

const KEY_OF_ANOTHER: Bilingual = {
  zh: '这次登记与上一次提交的内容不同，请点“清空重填”后再登记',
  en: 'This differs from the walk-in that was sent before. Tap “Start over” and enter it again.',
};

/**
 * The order that a desk made for this walk-in; null where it made none.
 * @throws DomainError 20074 where the key made an order for another person, time, product or dose: showing that one would let
 *   somebody else's vaccination be recorded
 */
export async function walkInOfKey(
  db: Db,
  depaCode: string,
  { idempotencyKey, personKey, slotId, productId, doseNo }: KeyedWalkIn,
): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'person_key', 'slot_id', 'product_id', 'booked', 'dose_no'])
    .where('depa_code', '=', depaCode)
    .where('idempotency_key', '=', idempotencyKey)
    .where('source', '=', 'walk_in')
    .executeTakeFirst();
  if (!row) return null;
  const { productId: made, doseNo: madeDose } = row.booked ?? {
    productId: row.product_id,
    doseNo: row.dose_no,
  };
  const isOther = productId !== undefined && made !== productId;
  if (row.person_key !== personKey || row.slot_id !== slotId || madeDose !== doseNo || isOther)
    throw new DomainError(CODE.KEY_REUSED, { message: KEY_OF_ANOTHER });
  return row.id;
}

/** The slot is full or closed. */
export const slotFull = (): DomainError =>
  new DomainError(CODE.SLOT_FULL, {
    message: {
      zh: '这个时段没有剩余名额或已停诊，请换时段或先增加名额',
      en: 'This time has no place left or is closed. Choose another, or add a place first.',
    },
  });
