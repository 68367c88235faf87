import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import { withDose, withGroup } from './family-rules';
import type { BookingTarget, BookingPrefill, ChosenSlot, Participant, SubmitInfo } from './form';

/** Most characters of a remark. */
export const REMARK_LIMIT = 200;

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** An empty form. */
export const emptyForm = (target: BookingTarget, idempotencyKey: string): SubmitInfo => ({
  depaCode: target.depaCode,
  productId: target.productId,
  idempotencyKey,
  linkmanId: null,
  doseNo: null,
  day: null,
  slot: null,
  mobile: '',
  remark: '',
  guidelineVersion: null,
  sent: false,
  hold: null,
  replaceOrderId: null,
  participants: [],
  visit: null,
  isJoining: false,
  prefill: null,
});

/** Whether a form belongs to a target; another target starts a form of its own. */
export const isFormOf = (info: SubmitInfo | null, target: BookingTarget): info is SubmitInfo =>
  !!info && info.depaCode === target.depaCode && info.productId === target.productId;

/**
 * Sets another person: the dose has to be determined again; the day stays until that person's calendar refuses it. The
 * new person is removed from the participants, with the doses that are added for the one before.
 */
export function withPerson(info: SubmitInfo, linkmanId: string): SubmitInfo {
  if (info.linkmanId === linkmanId) return info;
  // Further doses of the person before are theirs, and go with them.
  const participants = info.participants.filter(
    (one) => one.linkmanId !== linkmanId && one.linkmanId !== info.linkmanId,
  );
  const alone =
    participants.length === info.participants.length ? {} : { participants, visit: null };
  const unchosen = { doseNo: null, historyAnswer: undefined, replaceOrderId: null };
  return { ...info, linkmanId, ...unchosen, ...alone };
}

/** Sets another day, or none; clears the time, which belongs to its day. */
export const withDay = (info: SubmitInfo, day: string | null): SubmitInfo => ({
  ...info,
  day,
  slot: null,
  visit: null,
});

const chosen = ({ id, startTime, endTime, changeableUntil }: ChosenSlot): ChosenSlot => ({
  id,
  startTime,
  endTime,
  changeableUntil,
});

export const withSlot = (info: SubmitInfo, slot: ChosenSlot | null): SubmitInfo => ({
  ...info,
  slot: slot && chosen(slot),
});

/** The form with the people and the dose of a prefill; a day that would be too early is cleared. */
export function withPrefill(info: SubmitInfo, prefill: BookingPrefill): SubmitInfo {
  const { linkmanId, doseNo, earliest, wantedFrom, groupMembers, further = [] } = prefill;
  const from = earliest ?? wantedFrom;
  const person = withPerson(info, linkmanId);
  const group = groupMembers ? withGroup(person, groupMembers) : person;
  const form = further.reduce<SubmitInfo>(
    (all, dose) => withDose(all, { ...dose, linkmanId }),
    group,
  );
  const isTooEarly = form.day !== null && from !== undefined && form.day < from;
  return { ...(isTooEarly ? withDay(form, null) : form), doseNo, prefill };
}

/** The prefill while the form is for its person and dose. */
export function prefillOf({ prefill, linkmanId, doseNo }: SubmitInfo): BookingPrefill | null {
  if (prefill?.linkmanId !== linkmanId) return null;
  return prefill.doseNo === null || prefill.doseNo === doseNo ? prefill : null;
}

/** The form with an alternative slot, perhaps at another clinic; person and dose stay. */
export const withAlternative = (info: SubmitInfo, alternative: AlternativeSlot): SubmitInfo => ({
  ...info,
  depaCode: alternative.depaCode,
  day: alternative.day,
  visit: null,
  slot: chosen({ ...alternative, id: alternative.slotId }),
});

/** Booking can be submitted only with both a date and a time slot (specification §4), a group booking with a visit. */
export const hasAppointment = (
  info: Pick<SubmitInfo, 'day' | 'slot' | 'visit' | 'participants'>,
): boolean =>
  info.day !== null && (info.participants.length > 0 ? info.visit !== null : info.slot !== null);

/** The slots that the form would book; none before a time is chosen. */
export const chosenSlots = ({
  slot,
  visit,
}: Pick<SubmitInfo, 'slot' | 'visit'>): readonly ChosenSlot[] =>
  visit ? visit.seats : slot ? [slot] : [];

/** What may still be missing or invalid once date and time are chosen. */
export type FormViolation = 'person' | 'dose' | 'participant' | 'mobile';

/** Whether a dose is missing, or the answer that it needs: whether those before it were given. */
export const isDoseOpen = ({
  doseNo,
  historyAnswer,
}: Pick<Participant, 'doseNo' | 'historyAnswer'>): boolean =>
  doseNo === null || historyAnswer === 'asked';

/** Whether a participant still needs a dose or the disclosure of their vaccine. */
export const isUnfinished = (participant: Participant): boolean =>
  isDoseOpen(participant) || !participant.guidelineVersion;

/** First violation of a form with date and time; null when it can be sent. */
export function formViolation(info: SubmitInfo): FormViolation | null {
  if (!info.linkmanId) return 'person';
  if (isDoseOpen(info)) return 'dose';
  if (info.participants.some(isUnfinished)) return 'participant';
  return isContactMobile(info.mobile) ? null : 'mobile';
}

/** Empty (the account's own is used) or a mainland mobile number. */
export const isContactMobile = (mobile: string): boolean =>
  mobile === '' || MAINLAND_MOBILE.test(mobile);
