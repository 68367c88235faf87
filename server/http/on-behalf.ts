import { includesRole, OWNERS_REMEDIES } from '@contract/caregiver/role-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import { CODE } from '@contract/errors';
import type { ActingCaregiver, Context } from './context';
import { DomainError } from './domain-error';

/** What of an input leads to members of a family. */
export interface MemberIds {
  readonly linkmanIds: readonly string[];
  readonly orderIds: readonly string[];
  readonly doseRecordIds: readonly string[];
  /** Keys of bookings. */
  readonly submitIds: readonly string[];
}

/** The member that all ids lead to, whom the caller is a caregiver of; null where there is none. */
export type FindOnBehalf = (
  userId: string,
  ids: MemberIds,
) => Promise<(Omit<ActingCaregiver, 'userId'> & { readonly ownerId: string }) | null>;

const KINDS: Readonly<Record<string, keyof MemberIds>> = {
  linkmanId: 'linkmanIds',
  orderId: 'orderIds',
  orderIds: 'orderIds',
  replaceOrderId: 'orderIds',
  doseRecordId: 'doseRecordIds',
  submitId: 'submitIds',
};

/** All ids of an input that lead to members, at whatever depth they are. */
export function memberIdsIn(input: unknown): MemberIds {
  const ids = {
    linkmanIds: [] as string[],
    orderIds: [] as string[],
    doseRecordIds: [] as string[],
    submitIds: [] as string[],
  };
  const walk = (value: unknown, kind: keyof MemberIds | undefined): void => {
    if (typeof value === 'string' && kind) ids[kind].push(value);
    else if (Array.isArray(value)) for (const each of value) walk(each, kind);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, KINDS[key]);
  };
  walk(input, undefined);
  return ids;
}

const ONLY_GUARDIANS = {
  zh: '您是陪同的家人，只能查看预约、出示预约码和签到。要预约、改约、取消或看接种记录，请联系邀请您的家人',
  en: 'You can see this person’s appointments, show the code and check in. To book, change or cancel, or to see doses, ask the person who invited you.',
} as const;

/**
 * The context in which a call is handled: the caller's own, or, where every id of its input leads to one member whom the
 * caller is a caregiver of, the owner's. It is the only place where somebody acts for another account.
 * @param needed the least role that may make the call; undefined: none may
 * @throws DomainError 4000 where the caregiver's role is too small
 */
export async function forCaregiver(
  find: FindOnBehalf,
  needed: CaregiverRole | undefined,
  input: unknown,
  context: Context,
): Promise<Context> {
  const { session } = context;
  if (needed === undefined || !session?.isCaregiver) return context;
  const found = await find(session.userId, memberIdsIn(input));
  if (!found) return context;
  const { ownerId, linkmanId, role } = found;
  if (!includesRole(role, needed))
    throw new DomainError(CODE.PARAMETERS, { message: ONLY_GUARDIANS });
  return { ...context, userId: ownerId, caregiver: { userId: session.userId, role, linkmanId } };
}

interface WithRemedies {
  readonly remedies: readonly { readonly kind: (typeof OWNERS_REMEDIES)[number] }[];
}
const hasRemedies = (data: unknown): data is WithRemedies =>
  typeof data === 'object' && data !== null && Array.isArray(Reflect.get(data, 'remedies'));

/** An answer, or the data of a refusal, as a caregiver gets it: without the remedies that are the owner's. */
export const forRole = (data: unknown): unknown =>
  hasRemedies(data)
    ? { ...data, remedies: data.remedies.filter(({ kind }) => !OWNERS_REMEDIES.includes(kind)) }
    : data;

/** A refusal as a caregiver gets it. */
export const refusalForRole = (error: unknown): unknown =>
  error instanceof DomainError && hasRemedies(error.details.data)
    ? error.withData(forRole(error.details.data))
    : error;
