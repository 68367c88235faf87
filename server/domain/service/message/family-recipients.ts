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

/** The caregivers of the members whom events are about; nothing is read for families that share nobody. */
export async function sharedFamilyOf(
  store: Pick<Deps, 'db' | 'cipher'>,
  events: readonly EventToNotify[],
): Promise<SharedFamily> {
  const linkmanIds = [...new Set(events.flatMap(({ linkman_id: id }) => id ?? []))];
  const rows = await caregiversOf(store.db, linkmanIds);
  const caregivers = new Map<string, Caregiver[]>();
  for (const { linkman_id: id, user_id: userId, role } of rows)
    caregivers.set(id, [...(caregivers.get(id) ?? []), { userId, role }]);
  const isNamed = ({ linkman_id: id, acted_by: by }: EventToNotify): boolean =>
    by !== null || caregivers.has(id ?? '');
  const mobiles = await maskedMobiles(store, events.filter(isNamed).map(takenBy));
  return { caregivers, mobiles };
}

/** A reader of an event's message. */
interface EventRecipient {
  readonly userId: string;
  readonly kind: MessageKind;
  /** The page where it is not that of the kind. */
  readonly page?: MessagePage;
  readonly isCaregiver: boolean;
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

/**
 * Who gets the message of an event: the owner, and the caregivers of the member. Of a step of the family, those who did not take
 * it are told who did; who cancelled by themselves sees it at once and gets none.
 */
export function recipientsOf(event: EventToNotify, { caregivers }: SharedFamily): EventRecipient[] {
  const { message, linkman_id: linkmanId, user_id: owner } = event;
  const others = caregivers.get(linkmanId ?? '') ?? [];
  const by = takenBy(event);
  const recipients: EventRecipient[] = [];
  const isMoney = OWNERS.includes(message);
  if (owner !== null && !(message === 'familyAppointment' && by === owner)) {
    const isOfOthers = event.isOfFamily && by !== owner && !isMoney;
    recipients.push({
      userId: owner,
      kind: isOfOthers ? 'familyAppointment' : message,
      isCaregiver: false,
    });
  }
  for (const { userId, role } of others) {
    const isOwnStep = by === userId;
    const reader = { userId, isCaregiver: true };
    if (event.isOfFamily && !isOwnStep) recipients.push({ ...reader, kind: 'familyAppointment' });
    else if (!isMoney && message !== 'familyAppointment')
      recipients.push({ ...reader, kind: message, ...pageFor(role, message) });
  }
  return recipients;
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
