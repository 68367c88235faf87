import type { AgreementReport } from '@contract/agreement/endpoints';
import { session, useSession } from '@/shared/session/session-store';
import type { CommonOptions } from '@/http/call-options';
import { request } from '@/http/request';
import { cookies } from '@/platform/cookies';
import { COOKIE_DAY } from '@/platform/cookies/types';
import { runtime } from '@/platform/runtime';
import { uuid } from '@/platform/secure-random/ids';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Cookie of agreements that are not reported yet: what was agreed to, where and when, and by which account. */
export const PENDING_COOKIE = 'ym_auth_protocol';
/** ms from the report to the cookie's removal (specification §9). */
export const REMOVAL_DELAY = 1500;
const DEVICE_KEY = 'device-id';
/** A cookie is small; the oldest agreements are dropped first. */
const MAX_WAITING = 5;

/** Where in the product the user agrees. */
export type AgreementPosition = 'LOGIN' | 'VACCINE_NOTICE' | 'COMMUNITY' | 'FAMILY';

interface Agreed extends Omit<AgreementReport, 'deviceId'> {
  /** Id of the account; a visitor's agreement has none until somebody signs in, and is theirs then. */
  readonly by?: string;
}

const BASE = 'POST /base/authProtocol/authProtocolLogUserRecord.do';
const PARTNER = 'POST /mgj/authProtocol/authProtocolLogUserRecord.do';

/** Random id of this device, only for proofs of consent. */
export async function deviceId(): Promise<string> {
  const stored = localEntries.read<string>(DEVICE_KEY);
  if (stored) return stored;
  const made = await uuid();
  tryToKeep(() => localEntries.write(DEVICE_KEY, { val: made }));
  return made;
}

function pending(): Agreed[] {
  try {
    const waiting: unknown = JSON.parse(cookies.get(PENDING_COOKIE) ?? '[]');
    return Array.isArray(waiting) ? (waiting as Agreed[]) : [];
  } catch {
    return [];
  }
}

function keep(waiting: readonly Agreed[]): void {
  if (waiting.length === 0) cookies.remove(PENDING_COOKIE);
  else {
    const text = JSON.stringify(waiting.slice(-MAX_WAITING));
    cookies.set(PENDING_COOKIE, text, { maxAge: COOKIE_DAY });
  }
}

const keyOf = ({ positionCode, authProtocolTime }: Agreed): string =>
  `${positionCode} ${authProtocolTime}`;

const store = async (agreed: Omit<AgreementReport, 'deviceId'>, options: CommonOptions) =>
  request(
    runtime().kind === 'partner' ? PARTNER : BASE,
    { ...agreed, deviceId: await deviceId() },
    { neverCancel: true, ...options },
  );

const inFlight = new Set<string>();

async function send({ by: _, ...agreed }: Agreed, by: string): Promise<void> {
  const key = keyOf(agreed);
  if (inFlight.has(key)) return;
  inFlight.add(key);
  keep(pending().map((each) => (keyOf(each) === key ? { ...agreed, by } : each)));
  try {
    await store(agreed, { failure: 'background' });
    // Until then the cookie shows other pages of the site that the report is in progress.
    setTimeout(() => keep(pending().filter((each) => keyOf(each) !== key)), REMOVAL_DELAY);
  } catch {
    inFlight.delete(key);
  }
}

function sendAll(): void {
  const { isLogin, userInfo } = session();
  if (!isLogin || !userInfo) return;
  const { id } = userInfo;
  for (const agreed of pending()) if ((agreed.by ?? id) === id) void send(agreed, id);
}

const agreedTo = (positionCode: AgreementPosition, signs: readonly string[]) => ({
  authProtocolTime: Date.now(),
  authSignList: [...signs],
  positionCode,
});

/**
 * Records an agreement that was asked for, of a user who is signed in.
 * @throws ApiError where it is not recorded, with what to do next
 */
export const recordAgreement = (position: AgreementPosition, signs: readonly string[]) =>
  store(agreedTo(position, signs), { failure: 'in-place' });

/**
 * Reports what the user has agreed to (specification §7). A visitor's report waits for the sign-in, in a cookie of a
 * day; one that fails is sent with the next, or when the same account signs in again.
 * @param signs names of the documents, followed by a colon and the version where there is one
 */
export function reportAgreement(position: AgreementPosition, signs: readonly string[]): void {
  keep([...pending(), agreedTo(position, signs)]);
  sendAll();
}

/** Sends pending reports as soon as a user is signed in. Returns the unsubscriber. */
export function followAgreements(): () => void {
  sendAll();
  return useSession.subscribe(({ isLogin, userInfo }, before) => {
    if (isLogin && (!before.isLogin || userInfo?.id !== before.userInfo?.id)) sendAll();
  });
}
