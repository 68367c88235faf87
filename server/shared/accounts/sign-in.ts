import type { LoginAnswer } from '@contract/account/endpoints';
import type { AgreedTexts } from '@contract/agreement/endpoints';
import type { Deps } from '../../deps';
import type { Context, Session } from '../../http/context';
import type { Attempts } from '../../attempts/attempts';
import type { KnownDevices } from '../../attempts/known-devices';
import { saveLoginAgreement } from '../consents/record-consents';
import type { Codes } from './codes';
import type { Sessions } from './sessions';
import { loginAnswerOf } from './users';
import type { User, UserStore } from './users';
import { sql } from 'kysely';
import type { DeviceKind } from '@contract/account/device-rules';
import type { Db } from '../../db/database';
import { dayOf, timeOf } from '../../kernel/clock';
import { deviceName } from '../../kernel/device-name';

/** Tells an account that somebody has signed in to it on a device that it did not know. @param now ms */
async function writeNewDeviceMessage(
  db: Db,
  {
    userId,
    kind,
    now,
  }: { readonly userId: string; readonly kind: DeviceKind; readonly now: number },
): Promise<void> {
  const params = { device: deviceName(kind), day: dayOf(now), time: timeOf(now) };
  await sql`
    insert into messages (user_id, message_class, kind, params, link, created_at)
    select u.id, 'reminder', 'newDevice', ${JSON.stringify(params)}::jsonb,
      jsonb_build_object('page', 'sessionList', 'query', '{}'::jsonb), ${new Date(now)}
    from users u where u.id = ${userId} and u.deleted_at is null`.execute(db);
}

/** What all sign-in methods need. */
export interface SignInServices {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  readonly store: UserStore & Pick<Deps, 'config'>;
}

/** Where somebody signs in. */
export type SignInContext = Pick<Context, 'device' | 'deviceKind' | 'now'>;

/** Whose identity has been verified, and whether the account was made for them just now. */
export interface SignedIn {
  readonly user: User;
  readonly isNew: boolean;
}

/** Marks the device as known to an account, which is told of one that it did not know. */
export async function meetDevice(
  { devices, store }: Pick<SignInServices, 'devices' | 'store'>,
  { user: { id: userId }, isNew }: SignedIn,
  { device, deviceKind, now }: SignInContext,
): Promise<void> {
  const isUnknown = await devices.remember({ kind: 'user', id: userId }, device, now);
  if (isUnknown && !isNew) await writeNewDeviceMessage(store.db, { userId, kind: deviceKind, now });
}

/** Opens a session for the account's owner, whose identity the caller has verified. */
export async function openSession(
  services: Pick<SignInServices, 'devices' | 'sessions' | 'store'>,
  found: SignedIn,
  context: SignInContext,
): Promise<Session> {
  const session = await services.sessions.open(found.user, context);
  await meetDevice(services, found, context);
  return session;
}

/**
 * The same, as the answer of a sign-in.
 * @param agreed what was agreed to with it; undefined where nobody was asked
 */
export async function signIn(
  services: SignInServices,
  found: SignedIn,
  context: SignInContext,
  agreed?: AgreedTexts,
): Promise<LoginAnswer> {
  const { db } = services.store;
  const allows =
    agreed !== undefined && (await saveLoginAgreement(db, agreed, found.user.id, context.now));
  const { statistics_at: since } = found.user;
  const user = {
    ...found.user,
    statistics_at: since ?? (allows ? new Date(context.now) : null),
  };
  const session = await openSession(services, found, context);
  return loginAnswerOf(services.store, session, user, found.isNew, context.now);
}
