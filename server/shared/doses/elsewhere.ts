import { CODE } from '@contract/errors';
import type { Bilingual } from '../../kernel/language';
import { dayViolation, doseDays, periodViolation, personViolation } from './eligibility';
import type { Ineligible } from './eligibility';
import type { Administered } from './administered';
import type { DoseLimits } from '../../db/dose-limits';
import type { Course, Person } from './course';

/** Records that count for a dose, by whether they may be disclosed. */
export interface Records {
  /** Of the person's own account, and of clinics that know them by the same name. */
  readonly administered: readonly Administered[];
  /** Of other accounts: they count but must not be disclosed. */
  readonly elsewhere: readonly Administered[];
}

/** Separates what may be disclosed from what only counts. */
export const recordsOf = (all: readonly Administered[]): Records => ({
  administered: all.filter(({ isElsewhere }) => !isElsewhere),
  elsewhere: all.filter(({ isElsewhere }) => isElsewhere),
});

/**
 * The one refusal for any record of another account: it names no day, dose or clinic, nor whether it was administered.
 */
export const ELSEWHERE: Ineligible = {
  code: CODE.DUPLICATE_ORDER,
  allowedFrom: null,
  orderId: null,
  elsewhere: true,
};

/** A person's dose on a day, or within a period, both ends included. */
interface Asked {
  readonly person: Person;
  readonly course: Course;
  readonly dose: DoseLimits;
  readonly from: string;
  readonly to?: string;
  readonly today: string;
}

/** Whether a record of another account conflicts with a dose that otherwise has no violation. */
export function elsewhereViolation(
  asked: Asked,
  { administered, elsewhere }: Records,
): Ineligible | null {
  if (elsewhere.length === 0) return null;
  const { person, course, dose, from, to, today } = asked;
  const all = [...administered, ...elsewhere];
  const days = doseDays(person, course, dose, all);
  const violation =
    personViolation(person, course, dose.doseNo, all, today) ??
    (to === undefined ? dayViolation(days, from) : periodViolation(days, from, to));
  return violation && ELSEWHERE;
}

/**
 * Text of that refusal: the same for every record of another account, so that it discloses only that a clinic must see
 * the document.
 */
export const elsewhereMessage = (clinic: Bilingual): Bilingual => ({
  zh: `这个证件在其他账号下已有记录，暂时不能线上预约。请带证件原件到“${clinic.zh}”服务台核对，或打电话给门诊`,
  en: `This document has a record under another account, so this cannot be booked online. Show the document at the desk of ${clinic.en}, or call them.`,
});
