import { includesRole } from '@contract/caregiver/role-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import type { MessageKind, MessagePage } from '@contract/message/message-rules';
import type { Deps } from '../../../deps';
import type { Bilingual } from '../../../kernel/language';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { caregiversOf } from '../../../shared/recipients/member-access';
import type { EventToNotify } from './events-to-notify';

interface Caregiver {
  readonly userId: string;
  readonly role: CaregiverRole;
}

/** Who else is notified of members' appointments, and by which masked mobile each account is named. */
export interface SharedFamily {
  readonly caregivers: ReadonlyMap<string, readonly Caregiver[]>;
  readonly mobiles: ReadonlyMap<string, string>;
}

/** The caregiver who took the step, or the owner. */
const takenBy = ({ event, acted_by, booked_by, user_id }: EventToNotify): string =>
  acted_by ?? ((event === 'created' && booked_by) || (user_id ?? ''));

/** The members whom an event is about, each once. */
const membersOf = ({ parts }: EventToNotify): string[] => [
  ...new Set(parts.map(({ linkmanId }) => linkmanId)),
];

/** The caregivers of the members whom events are about; nothing is read for families that share nobody. */
export async function sharedFamilyOf(
  store: Pick<Deps, 'db' | 'cipher'>,
  events: readonly EventToNotify[],
): Promise<SharedFamily> {
  const linkmanIds = [...new Set(events.flatMap(membersOf))];
  const rows = await caregiversOf(store.db, linkmanIds);
  const caregivers = new Map<string, Caregiver[]>();
  for (const { linkman_id: id, user_id: userId, role } of rows)
    caregivers.set(id, [...(caregivers.get(id) ?? []), { userId, role }]);
  const isNamed = (event: EventToNotify): boolean =>
    event.acted_by !== null || membersOf(event).some((id) => caregivers.has(id));
  const mobiles = await maskedMobiles(store, events.filter(isNamed).map(takenBy));
  return { caregivers, mobiles };
}

/** A reader of an event's message. */
interface EventRecipient {
  readonly userId: string;
  readonly kind: MessageKind;
  /** The page where it is not that of the kind. */
  readonly page?: MessagePage;
  /** The member whose caregiver it is; null: the owner. */
  readonly caregiverOf: string | null;
  /** What of the visit the reader may see. */
  readonly parts: EventToNotify['parts'];
}

/** Messages about money are the owner's. */
const OWNERS: readonly MessageKind[] = [
  'refundStarted',
  'refundRecalled',
  'refunded',
  'refundFailed',
  'paymentReturned',
];

/** Where a caregiver's message leads: an escort changes nothing. */
const pageFor = (role: CaregiverRole, kind: MessageKind): { page?: MessagePage } =>
  kind === 'slotClosed' && !includesRole(role, 'guardian') ? { page: 'orderDetail' } : {};

/** Of a step of the family, those who did not take it are told who did. */
function caregiversToNotify(
  event: EventToNotify,
  linkmanId: string,
  caregivers: readonly Caregiver[],
): EventRecipient[] {
  const { message } = event;
  const [first, ...others] = event.parts.filter((part) => part.linkmanId === linkmanId);
  if (!first) return [];
  const by = takenBy(event);
  return caregivers.flatMap(({ userId, role }): EventRecipient[] => {
    const reader = { userId, caregiverOf: linkmanId, parts: [first, ...others] } as const;
    if (event.isOfFamily && by !== userId) return [{ ...reader, kind: 'familyAppointment' }];
    const isSeen = OWNERS.includes(message) || message === 'familyAppointment';
    return isSeen ? [] : [{ ...reader, kind: message, ...pageFor(role, message) }];
  });
}

/**
 * Who gets the message of an event: the owner one of the whole visit, and the caregivers of a member one of that member's part. Who
 * cancelled by themselves sees it at once and gets none.
 */
export function recipientsOf(event: EventToNotify, { caregivers }: SharedFamily): EventRecipient[] {
  const { message, user_id: owner, parts } = event;
  const isOwnStep = takenBy(event) === owner;
  const isOfOthers = event.isOfFamily && !isOwnStep && !OWNERS.includes(message);
  const isSeen = owner === null || (message === 'familyAppointment' && isOwnStep);
  const kind = isOfOthers ? 'familyAppointment' : message;
  return [
    ...(isSeen ? [] : [{ userId: owner, kind, caregiverOf: null, parts }]),
    ...membersOf(event).flatMap((id) => caregiversToNotify(event, id, caregivers.get(id) ?? [])),
  ];
}

const STEPS: Readonly<Record<string, Bilingual>> = {
  created: { zh: '家人已预约', en: 'Booked by family' },
  changed: { zh: '家人已改约', en: 'Moved by family' },
  cancelled: { zh: '家人已取消预约', en: 'Cancelled by family' },
  refund: { zh: '家人已取消预约', en: 'Cancelled by family' },
};
const BOOKED: Bilingual = { zh: '家人已预约', en: 'Booked by family' };

/** What a message about a step of the family says besides the appointment: which step, and by whom. */
export const familyParams = (event: EventToNotify, { mobiles }: SharedFamily) => ({
  step: STEPS[event.event] ?? BOOKED,
  who: mobiles.get(takenBy(event)) ?? '',
});
