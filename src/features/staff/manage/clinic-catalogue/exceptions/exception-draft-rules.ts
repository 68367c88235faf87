import type { ExceptionFields } from '@contract/manage/catalogue-fields';

/** An exception as it is typed. */
export interface ExceptionDraft {
  readonly kind: ExceptionFields['kind'];
  /** Empty: every product. */
  readonly productId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isPart: boolean;
  readonly from: string;
  readonly to: string;
  readonly weekday: number;
  readonly isPercent: boolean;
  readonly number: string;
  readonly zh: string;
  readonly en: string;
}

const MONDAY = 1;

/** A new one, on a day. */
export const newDraft = (day: string): ExceptionDraft => ({
  ...{ kind: 'closed', productId: '', firstDay: day, lastDay: day, isPart: false },
  ...{ from: '', to: '', weekday: MONDAY, isPercent: true, number: '50', zh: '', en: '' },
});

/** One that is there. */
export const draftOf = (fields: ExceptionFields): ExceptionDraft => ({
  kind: fields.kind,
  productId: fields.productIds[0] ?? '',
  firstDay: fields.firstDay,
  lastDay: fields.lastDay,
  isPart: fields.startTime !== null,
  from: fields.startTime ?? '',
  to: fields.endTime ?? '',
  weekday: fields.weekday ?? MONDAY,
  isPercent: fields.capacity === null,
  number: String(fields.capacity ?? fields.capacityPercent ?? ''),
  zh: fields.reason.zh,
  en: fields.reason.en,
});

const isWhole = (text: string): boolean => /^\d{1,5}$/.test(text.trim());

/** What is sent; null: its number is none. @param productIds that it is of, where the draft names one */
export function fieldsOf(
  draft: ExceptionDraft,
  productIds: readonly string[],
): ExceptionFields | null {
  const isCapacity = draft.kind === 'capacity';
  if (isCapacity && !isWhole(draft.number)) return null;
  const number = Number(draft.number);
  return {
    productIds: draft.productId === '' ? [] : [...productIds],
    firstDay: draft.firstDay,
    lastDay: draft.lastDay === '' ? draft.firstDay : draft.lastDay,
    kind: draft.kind,
    startTime: draft.isPart ? draft.from : null,
    endTime: draft.isPart ? draft.to : null,
    weekday: draft.kind === 'extra' ? draft.weekday : null,
    capacity: isCapacity && !draft.isPercent ? number : null,
    capacityPercent: isCapacity && draft.isPercent ? number : null,
    reason: { zh: draft.zh.trim(), en: draft.en.trim() },
  };
}
