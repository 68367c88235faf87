import type { FamilyTime } from '@contract/subscribe/visit-endpoints';
import { VISIT_LIMITS } from '@contract/subscribe/one-visit-rules';
import { compareText } from '@contract/text/order-rules';
import type { ChosenSlot, Participant, SubmitInfo, Visit } from './form';

/** One dose of a visit, as it is sent. */
export interface GroupMember {
  readonly linkmanId: string | null;
  readonly productId: string;
  readonly doseNo: number | null;
  readonly guidelineVersion: string | null;
  readonly replaceOrderId: string | null;
}

/** Every dose that the form books, its own first. */
export const groupOf = (info: SubmitInfo): readonly GroupMember[] => [
  {
    linkmanId: info.linkmanId,
    productId: info.productId,
    doseNo: info.doseNo,
    guidelineVersion: info.guidelineVersion,
    replaceOrderId: info.replaceOrderId,
  },
  ...info.participants,
];

/** Whether the form books several doses, of one person or of several. */
export const isFamily = ({ participants }: Pick<SubmitInfo, 'participants'>): boolean =>
  participants.length > 0;

/** Doses of the form: one of a person's, or all of theirs. */
export interface Which {
  readonly linkmanId: string | null;
  readonly productId?: string | undefined;
}

/** Whether a dose of the form is meant. */
export const isMeant = (
  { linkmanId, productId }: Which,
  one: Pick<GroupMember, 'linkmanId' | 'productId'>,
): boolean =>
  one.linkmanId === linkmanId && (productId === undefined || one.productId === productId);

const peopleOf = (info: SubmitInfo): number =>
  new Set(groupOf(info).map(({ linkmanId }) => linkmanId)).size;

/** Whether another dose can be added: a visit has a limit. */
export const hasRoom = (info: SubmitInfo): boolean =>
  info.participants.length + 1 < VISIT_LIMITS.mostDoses;

/** Whether another person can be added. */
export const hasRoomForPerson = (info: SubmitInfo): boolean =>
  hasRoom(info) && peopleOf(info) < VISIT_LIMITS.mostPeople;

/** How many of the form's doses are of the same person as one of them. */
export const dosesOfPerson = (info: SubmitInfo, linkmanId: string | null): number =>
  groupOf(info).filter((one) => one.linkmanId === linkmanId).length;

/** A dose to be added to the form. */
export type AddedDose = Pick<Participant, 'linkmanId' | 'productId' | 'doseNo'>;

/**
 * Adds a dose for somebody who comes anyway or a further person; the time has to be chosen again. Unchanged where they have that
 * product already, or the visit has no room.
 */
export function withDose(
  info: SubmitInfo,
  { linkmanId, productId, doseNo }: AddedDose,
): SubmitInfo {
  const group = groupOf(info);
  const isNew = group.every((one) => one.linkmanId !== linkmanId);
  const isIn = group.some((one) => isMeant({ linkmanId, productId }, one));
  if (isIn || !(isNew ? hasRoomForPerson(info) : hasRoom(info)))
    return { ...info, isJoining: false };
  const agreed = group.find((one) => one.productId === productId)?.guidelineVersion ?? null;
  const participant = {
    ...{ linkmanId, productId, doseNo, earliest: null },
    ...{ guidelineVersion: agreed, replaceOrderId: null },
  };
  const participants = [...info.participants, participant];
  return { ...info, participants, slot: null, visit: null, isJoining: false };
}

/** Adds a person with the form's vaccine, until another is chosen; unchanged where they come already. */
export const withParticipant = (info: SubmitInfo, linkmanId: string): SubmitInfo =>
  groupOf(info).some((one) => one.linkmanId === linkmanId)
    ? { ...info, isJoining: false }
    : withDose(info, { linkmanId, productId: info.productId, doseNo: null });

/**
 * Sets exactly these participants: existing ones keep their data, and the time is kept unless somebody is added or
 * removed.
 */
export function withGroup(info: SubmitInfo, groupMembers: readonly string[]): SubmitInfo {
  const participants = info.participants.filter(({ linkmanId }) =>
    groupMembers.includes(linkmanId),
  );
  const form =
    participants.length === info.participants.length
      ? info
      : { ...info, participants, slot: null, visit: null };
  return groupMembers.reduce(withParticipant, form);
}

/** Sets the agreed versions of disclosures, by product. */
export const withDisclosures = (
  info: SubmitInfo,
  versions: Readonly<Record<string, string>>,
): SubmitInfo => ({
  ...info,
  guidelineVersion: versions[info.productId] ?? info.guidelineVersion,
  participants: info.participants.map((one) => ({
    ...one,
    guidelineVersion: versions[one.productId] ?? one.guidelineVersion,
  })),
});

/** Changes doses of participants; another vaccine clears the chosen time. */
export function changeParticipant(
  info: SubmitInfo,
  which: Which,
  change: Partial<Participant>,
): SubmitInfo {
  const participants = info.participants.map((one) =>
    isMeant(which, one) ? { ...one, ...change } : one,
  );
  const isOther = participants.some(
    (one, index) => one.productId !== info.participants[index]?.productId,
  );
  return { ...info, participants, visit: isOther ? null : info.visit };
}

/** Sets the order that one of the new bookings replaces. */
export const replacing = (info: SubmitInfo, which: Which, orderId: string): SubmitInfo =>
  isMeant(which, info)
    ? { ...info, replaceOrderId: orderId }
    : changeParticipant(info, which, { replaceOrderId: orderId });

/**
 * Takes doses out of the form. The others keep their seats; where the form's own dose goes, the first participant with the same
 * vaccine comes in its place.
 * @returns the form unchanged where nobody would be left for its vaccine
 */
export function without(info: SubmitInfo, which: Which): SubmitInfo {
  const group = groupOf(info);
  const stay = group
    .map((_, index) => index)
    .filter((index) => {
      const one = group[index];
      return one !== undefined && !isMeant(which, one);
    });
  const head = stay.find((index) => group[index]?.productId === info.productId);
  const first = head === undefined ? undefined : group[head];
  if (stay.length === group.length || head === undefined || !first) return info;
  const rest = stay.filter((index) => index !== head);
  const seats = [head, ...rest].flatMap((index) => info.visit?.seats[index] ?? []);
  const isAlone = rest.length === 0;
  return {
    ...info,
    linkmanId: first.linkmanId,
    doseNo: first.doseNo,
    historyAnswer: (head === 0 ? info : info.participants[head - 1])?.historyAnswer,
    guidelineVersion: first.guidelineVersion,
    replaceOrderId: first.replaceOrderId,
    // The form's own dose is the first of the group, before the participants.
    participants: rest.flatMap((index) => info.participants[index - 1] ?? []),
    slot: isAlone ? (seats[0] ?? null) : null,
    visit: isAlone ? null : visitOf(seats),
  };
}

/** The visit with these seats; null without any. */
export function visitOf(seats: readonly ChosenSlot[]): Visit | null {
  const [startTime] = seats.map((seat) => seat.startTime).sort();
  const endTime = seats
    .map((seat) => seat.endTime)
    .sort()
    .pop();
  return startTime === undefined || endTime === undefined ? null : { startTime, endTime, seats };
}

/** First day on which all participants may have their dose; null where none of them sets one. */
export function latestEarliest(participants: readonly Participant[]): string | null {
  return (
    participants
      .flatMap(({ earliest }) => earliest ?? [])
      .sort()
      .pop() ?? null
  );
}

/**
 * A day's group times as visits; those with an unknown slot are left out.
 * @param slots every slot of the day, of all requested products
 * @param retained the visit chosen before: the answer lacks it, because its slots are held
 */
export function visitsOf(
  times: readonly FamilyTime[],
  slots: readonly ChosenSlot[],
  retained: Visit | null,
): readonly Visit[] {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const visits = times.flatMap(({ slotIds }) => {
    const seats = slotIds.flatMap((id) => byId.get(id) ?? []);
    const visit = seats.length === slotIds.length ? visitOf(seats) : null;
    return visit ?? [];
  });
  const all =
    retained && !visits.some((visit) => keyOf(visit) === keyOf(retained))
      ? [...visits, retained]
      : visits;
  return [...all].sort((a, b) => compareText(a.startTime, b.startTime));
}

/** Identifies a visit by its seats. */
export const keyOf = ({ seats }: Visit): string => seats.map(({ id }) => id).join('-');

/** Whether all come at the same time. */
export const isTogether = ({ seats }: Visit): boolean =>
  seats.every(({ startTime }) => startTime === seats[0]?.startTime);
