import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { OwnerFact } from '@contract/account/owner-check-endpoints';
import { DOCUMENT_END } from '@contract/account/owner-check-endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { sha256 } from '../../kernel/ids';
import type { KnownDevices } from '../../attempts/known-devices';
import { SEALED_PREFIX } from '../../sealed/field-cipher';
import type { FieldCipher } from '../../sealed/field-cipher';
import { isInUse } from './bind-mobile';
import { findByMobile } from './users';
import type { User, UserStore } from './users';

/** ms for which the question may be answered. */
export const TICKET_LIFETIME = 15 * 60_000;

/** A sign-in by somebody who has shown no more than that a mobile is theirs now. */
const numberClaim = v.object({
  mobile: v.string(),
  /** Traffic source of an account that it opens. */
  uFrom: v.string(),
  how: v.variant('by', [
    v.object({ by: v.literal('code') }),
    v.object({ by: v.literal('cityService') }),
    v.object({
      by: v.literal('phone'),
      platform: v.picklist(['weapp', 'alipay-mini']),
      /** As the platform knows them; null where it was not asked. */
      person: v.nullable(v.object({ subject: v.string(), unionId: v.nullable(v.string()) })),
    }),
    /** The account of a platform's user, which has no mobile yet. */
    v.object({ by: v.literal('bind'), userId: v.string() }),
  ]),
});
export type NumberClaim = v.InferOutput<typeof numberClaim>;

const ownerTicket = v.object({
  kind: v.literal('owner-check'),
  userId: v.string(),
  device: v.string(),
  until: v.number(),
  claim: numberClaim,
});

/** An account that somebody is asked about, and what they want of it. */
export interface OwnerTicket {
  readonly userId: string;
  readonly device: string;
  readonly claim: NumberClaim;
}

const expired = (): DomainError =>
  new DomainError(CODE.CODE_WRONG, {
    message: {
      zh: '这一步已过期，请返回重新获取验证码登录',
      en: 'This step has expired. Go back and log in with a new code.',
    },
  });

/** What the client sends back with the answer; nobody else can read or make it. @param now ms */
export const sealTicket = (cipher: FieldCipher, ticket: OwnerTicket, now: number): string =>
  cipher.seal(JSON.stringify({ kind: 'owner-check', until: now + TICKET_LIFETIME, ...ticket }));

/** @param device that calls @param now ms @throws DomainError 4011 where it is none of this device's, or has run out */
export function openTicket(
  cipher: FieldCipher,
  sealed: string,
  device: string,
  now: number,
): OwnerTicket {
  // The cipher returns what it has not sealed unchanged.
  if (!sealed.startsWith(SEALED_PREFIX)) throw expired();
  const read = (): unknown => {
    try {
      return JSON.parse(cipher.open(sealed));
    } catch {
      return null;
    }
  };
  const parsed = v.safeParse(ownerTicket, read());
  if (!parsed.success) throw expired();
  const { until, ...ticket } = parsed.output;
  if (until <= now || ticket.device !== device) throw expired();
  return ticket;
}

/** What decides whether a number alone is enough. */
export interface OwnerCheck {
  readonly store: UserStore;
  readonly devices: KnownDevices;
  /** ms without a used session after which a new device is asked (`OWNER_CHECK_DAYS`). */
  readonly silence: number;
}

/**
 * The account of a mobile that may be somebody else's by now: it has a family or appointments, has been silent for long,
 * and does not know the device. Null where the number is enough.
 * @param now ms
 */
export async function accountInDoubt(
  { store, devices, silence }: OwnerCheck,
  mobile: string,
  device: string,
  now: number,
): Promise<User | null> {
  const user = await findByMobile(store, mobile);
  if (!user) return null;
  if ((user.seen_at ?? user.created_at).getTime() > now - silence) return null;
  if (await devices.knows({ kind: 'user', id: user.id }, device, now)) return null;
  return (await isInUse(store.db, user.id)) ? user : null;
}

/** The account of a ticket, while it is still in doubt: an answer counts once. @throws DomainError 4011 */
export async function askedAccount(
  check: OwnerCheck,
  { userId, device, claim }: OwnerTicket,
  now: number,
): Promise<User> {
  const user = await accountInDoubt(check, claim.mobile, device, now);
  if (user?.id !== userId) throw expired();
  return user;
}

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));

/**
 * Whether a fact is true of a family member of the account, also of one that was removed. Every member is compared in both
 * ways whatever is asked, so that the time tells nothing of what was nearly right.
 */
export async function knowsFact(
  { db, cipher }: UserStore,
  userId: string,
  fact: OwnerFact,
): Promise<boolean> {
  const members = await db
    .selectFrom('linkmen')
    .select(['birthday', 'document_number'])
    .where('user_id', '=', userId)
    .execute();
  const birthday = 'birthday' in fact ? fact.birthday : '-';
  const documentEnd = 'documentEnd' in fact ? fact.documentEnd.toUpperCase() : '-';
  return members
    .map((member) => {
      const number = cipher.open(member.document_number).toUpperCase();
      const isBirthday = isEqual(member.birthday ?? '', birthday);
      return isEqual(number.slice(-DOCUMENT_END), documentEnd) || isBirthday;
    })
    .includes(true);
}

/**
 * Takes the mobile from an account whose owner has it no more. The account stays as it is, for its owner; what it had
 * booked stays with the clinic. @param now ms
 */
export async function detachMobile(db: Db, userId: string, now: number): Promise<void> {
  await sql`
    update users set former_mobile_key = mobile_key, detached_at = ${new Date(now)}, mobile = null, mobile_key = null
    where id = ${userId} and mobile_key is not null`.execute(db);
}

/** Id of the account from which a mobile was taken last; undefined: from none. @param mobileKey keyed hash */
export async function formerAccount(db: Db, mobileKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('former_mobile_key', '=', mobileKey)
    .where('deleted_at', 'is', null)
    .orderBy('detached_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}
