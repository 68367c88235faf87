import type { FamilyTime } from '@contract/subscribe/endpoints';
import { MAX_GROUP } from '@contract/subscribe/one-visit-rules';
import { compareText } from '@contract/text/order-rules';
import type { ChosenSlot, Participant, SubmitInfo, Visit } from './form';

/** One person of a group booking, as it is sent. */
export interface GroupMember {
  readonly linkmanId: string | null;
  readonly productId: string;
  readonly doseNo: number | null;
  readonly guidelineVersion: string | null;
  readonly replaceOrderId: string | null;
}

/** Everybody whom the form books for, the main person first. */
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

/** Whether the form is a group booking. */
export const isFamily = ({ participants }: Pick<SubmitInfo, 'participants'>): boolean =>
  participants.length > 0;

/** Whether another participant can be added: a booking has at most five people. */
export const hasRoom = ({ participants }: Pick<SubmitInfo, 'participants'>): boolean =>
  participants.length + 1 < MAX_GROUP.most;

/** Adds a participant, with the form's vaccine until another is chosen; the time has to be chosen again. */
export function withParticipant(info: SubmitInfo, linkmanId: string): SubmitInfo {
  const isInGroup = groupOf(info).some((one) => one.linkmanId === linkmanId);
  if (isInGroup || !hasRoom(info)) return { ...info, isJoining: false };
  const { productId, guidelineVersion } = info;
  const participant = {
    linkmanId,
    productId,
    doseNo: null,
    earliest: null,
    guidelineVersion,
    replaceOrderId: null,
  };
  return {
    ...info,
    participants: [...info.participants, participant],
    slot: null,
    visit: null,
    isJoining: false,
  };
}

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

/** Sets the agreed version of the form's disclosure, also for participants with the same vaccine. */
export const withDisclosure = (info: SubmitInfo, version: string): SubmitInfo => ({
  ...info,
  guidelineVersion: version,
  participants: info.participants.map((one) =>
    one.productId === info.productId ? { ...one, guidelineVersion: version } : one,
  ),
});

/** Changes a participant; another vaccine clears the chosen time. */
export function changeParticipant(
  info: SubmitInfo,
  linkmanId: string,
  change: Partial<Participant>,
): SubmitInfo {
  const participants = info.participants.map((one) =>
    one.linkmanId === linkmanId ? { ...one, ...change } : one,
  );
  const isOther = participants.some(
    (one, index) => one.productId !== info.participants[index]?.productId,
  );
  return { ...info, participants, visit: isOther ? null : info.visit };
}

/** Sets the order of one person that the new booking replaces. */
export const replacing = (info: SubmitInfo, linkmanId: string, orderId: string): SubmitInfo =>
  linkmanId === info.linkmanId
    ? { ...info, replaceOrderId: orderId }
    : changeParticipant(info, linkmanId, { replaceOrderId: orderId });

/**
 * Removes a person. The others keep their seats; if the main person is removed, the first participant with the same
 * vaccine replaces them.
 * @returns the form unchanged where nobody would be left for its vaccine
 */
export function withoutPerson(info: SubmitInfo, linkmanId: string): SubmitInfo {
  const people = groupOf(info);
  const gone = people.findIndex((one) => one.linkmanId === linkmanId);
  if (gone < 0 || people.length < MAX_GROUP.least) return info;
  const order = people.map((_, index) => index).filter((index) => index !== gone);
  const head = order.find((index) => people[index]?.productId === info.productId);
  const first = head === undefined ? undefined : people[head];
  if (head === undefined || !first) return info;
  const rest = order.filter((index) => index !== head);
  const seats = [head, ...rest].flatMap((index) => info.visit?.seats[index] ?? []);
  const isAlone = rest.length === 0;
  return {
    ...info,
    linkmanId: first.linkmanId,
    doseNo: first.doseNo,
    guidelineVersion: first.guidelineVersion,
    replaceOrderId: first.replaceOrderId,
    participants: info.participants.filter(
      (one) => one.linkmanId !== linkmanId && one.linkmanId !== first.linkmanId,
    ),
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
