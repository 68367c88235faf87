import type { FamilyTime } from '@contract/subscribe/endpoints';
import { MAX_GROUP } from '@contract/subscribe/visit-rules';
import type { ChosenSlot, Participant, SubmitInfo, Visit } from './form';

/** One of a family booking, as it is sent. */
export interface GroupMember {
  readonly linkmanId: string | null;
  readonly productId: string;
  readonly doseNo: number | null;
  readonly guidelineVersion: string | null;
  readonly replaceOrderId: string | null;
}

/** Everybody whom the form books for, the person first. */
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

/** Whether the form books a family visit. */
export const isFamily = ({ participants }: Pick<SubmitInfo, 'participants'>): boolean =>
  participants.length > 0;

/** Whether somebody else may come along: one booking has five people at most. */
export const hasRoom = ({ participants }: Pick<SubmitInfo, 'participants'>): boolean =>
  participants.length + 1 < MAX_GROUP.most;

/** With somebody who comes along, for the same vaccine until they choose another; times are chosen anew. */
export function withParticipant(info: SubmitInfo, linkmanId: string): SubmitInfo {
  const known = groupOf(info).some((one) => one.linkmanId === linkmanId);
  if (known || !hasRoom(info)) return { ...info, isJoining: false };
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

/** With just these along: whoever does already stays as they are, and so does the time while nobody else does. */
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

/** With a version of the form's disclosure agreed to, which is theirs as well who come along for the same vaccine. */
export const withDisclosure = (info: SubmitInfo, version: string): SubmitInfo => ({
  ...info,
  guidelineVersion: version,
  participants: info.participants.map((one) =>
    one.productId === info.productId ? { ...one, guidelineVersion: version } : one,
  ),
});

/** With a change to one who comes along; another vaccine makes the chosen time void. */
export function changeParticipant(
  info: SubmitInfo,
  linkmanId: string,
  change: Partial<Participant>,
): SubmitInfo {
  const participants = info.participants.map((one) =>
    one.linkmanId === linkmanId ? { ...one, ...change } : one,
  );
  const isOther = participants.some(
    (one, at) => one.productId !== info.participants[at]?.productId,
  );
  return { ...info, participants, visit: isOther ? null : info.visit };
}

/** With an order of one of them that gives way to the new one. */
export const replacing = (info: SubmitInfo, linkmanId: string, orderId: string): SubmitInfo =>
  linkmanId === info.linkmanId
    ? { ...info, replaceOrderId: orderId }
    : changeParticipant(info, linkmanId, { replaceOrderId: orderId });

/**
 * Without one person. Whoever stays keeps their seats; the first companion stands in for the person who goes, if they
 * are for the same vaccine.
 * @returns the form unchanged where nobody would be left for its vaccine
 */
export function withoutPerson(info: SubmitInfo, linkmanId: string): SubmitInfo {
  const people = groupOf(info);
  const gone = people.findIndex((one) => one.linkmanId === linkmanId);
  if (gone < 0 || people.length < MAX_GROUP.least) return info;
  const order = people.map((_, at) => at).filter((at) => at !== gone);
  const head = order.find((at) => people[at]?.productId === info.productId);
  const first = head === undefined ? undefined : people[head];
  if (head === undefined || !first) return info;
  const rest = order.filter((at) => at !== head);
  const seats = [head, ...rest].flatMap((at) => info.visit?.seats[at] ?? []);
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

/** The visit of some seats; null without any. */
export function visitOf(seats: readonly ChosenSlot[]): Visit | null {
  const [startTime] = seats.map((seat) => seat.startTime).sort();
  const endTime = seats
    .map((seat) => seat.endTime)
    .sort()
    .pop();
  return startTime === undefined || endTime === undefined ? null : { startTime, endTime, seats };
}

/** First day on which all who come along may have their dose; null where none of them sets one. */
export function latestEarliest(participants: readonly Participant[]): string | null {
  return (
    participants
      .flatMap(({ earliest }) => earliest ?? [])
      .sort()
      .pop() ?? null
  );
}

/**
 * A day's ways to come together as visits; those with a place that is not known are left out.
 * @param slots every slot of the day, of all products asked for
 * @param kept the visit chosen before: its places are held, so that nobody else is offered them
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
  return [...all].sort((a, b) => (a.startTime < b.startTime ? -1 : 1));
}

/** Tells visits apart. */
export const keyOf = ({ seats }: Visit): string => seats.map(({ id }) => id).join('-');

/** Whether all come at the same time. */
export const isTogether = ({ seats }: Visit): boolean =>
  seats.every(({ startTime }) => startTime === seats[0]?.startTime);
