import { randomUUID } from 'node:crypto';
import { checkDigit } from '@contract/linkman/document-rules';
import { addDays, addMonths } from '@contract/time/day-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import type { OrderCard, OrderDetail } from '@contract/order/endpoints';
import type { Login, Provider } from '../../server/kit/harness';
import type { Visitor } from './visitor';

/** The city whose clinics the provider was started with, and where its visitors are. */
export const AT = { regionCode: '110100', latitude: 39.9087, longitude: 116.3975 };
const TOKEN_COOKIE = 'ym_token';

/** Birthday of everybody who is to be old enough for every adult vaccine. */
export const ADULT = '1996-04-12';

/** A day counted from today in Asia/Shanghai, `YYYY-MM-DD`. */
export const dayFrom = (days: number): string =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10);

let people = 0;

/** A mobile number that no test has used in this run. */
export const freshMobile = (): string => `137${10_000_000 + ++people}`;

/** A resident identity number of a woman, with a valid check digit. */
export function residentId(birthday: string): string {
  const first17 = `110101${birthday.replace(/-/g, '')}${String((++people % 490) * 2).padStart(3, '0')}`;
  return first17 + checkDigit(first17);
}

/** A user with one family member. */
export interface Resident {
  readonly login: Login;
  readonly mobile: string;
  readonly linkmanId: string;
  readonly name: string;
}

/** Signs somebody up with themselves as the only family member. */
export async function newResident(
  provider: Provider,
  { birthday = ADULT, name = '王小芳', byPlatform = false } = {},
): Promise<Resident> {
  const mobile = freshMobile();
  const login = byPlatform ? await provider.signUpByPhone(mobile) : await provider.signUp(mobile);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name,
      documentKind: 1,
      documentNumber: residentId(birthday),
      sex: 2,
      birthday,
      relationType: 1,
      mobile,
      isDefault: 1,
      consent: true,
    },
    { as: login },
  );
  return { login, mobile, linkmanId, name };
}

/** A vaccine at a clinic with free slots for adults. */
export interface Target {
  readonly depaCode: string;
  readonly productId: string;
  readonly clinic: string;
  readonly vaccine: string;
  readonly doseNo: number;
  /** `YYYY-MM-DD`: first day with free slots. */
  readonly day: string;
  /** The form asks what was given before. */
  readonly asksHistory?: boolean;
}

/**
 * The nearest clinic with something that this person can book, as the list of clinics shows it.
 * @param except another family member who must not be able to book it; the form may then ask what was given before
 */
export async function findTarget(
  provider: Provider,
  { login, linkmanId }: Resident,
  except?: string,
): Promise<Target> {
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', AT);
  for (const { depaCode, name: clinic, isOnline } of list) {
    if (!isOnline) continue;
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    for (const { productId, name: vaccine, nextFreeDay: day } of vaccines) {
      if (day === null) continue;
      const check = (who: string) =>
        provider.ok(
          'GET /order/subscribe/checkSubscribeLinkman.do',
          { depaCode, productId, linkmanId: who },
          { as: login },
        );
      if (except && (await check(except)).canSubscribe) continue;
      const { canSubscribe, suggestedDoseNo, asksHistory } = await check(linkmanId);
      const doseNo = except !== undefined && asksHistory ? 1 : suggestedDoseNo;
      if (canSubscribe && doseNo !== null)
        return { depaCode, productId, clinic, vaccine, doseNo, day, asksHistory };
    }
  }
  throw new Error('The sample data has no place to book');
}

/** Books a slot this many times, each time for another person. */
export async function fillSlots(
  provider: Provider,
  { depaCode, productId, doseNo }: Target,
  slotId: number,
  count: number,
): Promise<void> {
  const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
    vaccId: productId,
  });
  for (let taken = 0; taken < count; taken += 1) {
    const { login, linkmanId } = await newResident(provider);
    const idempotencyKey = randomUUID();
    await provider.ok(
      'POST /subscribe/subscribe/addV2.do',
      {
        idempotencyKey,
        depaCode,
        productId,
        slotId,
        linkmanId,
        doseNo,
        guidelineVersion: version,
      },
      { as: login },
    );
  }
}

/**
 * A day on which an appointment can be changed, and is refunded in full when cancelled, for as long as the test takes: the target's,
 * or the next free one where that is today or tomorrow.
 */
async function untroubledDay(
  provider: Provider,
  { depaCode, productId, day }: Target,
): Promise<string> {
  const { now } = await provider.ok('GET /base/time/now.do', {});
  const today = shanghaiDay(now);
  // Tomorrow's may start within 24 h.
  const tomorrow = addDays(today, 1);
  if (day > tomorrow) return day;
  for (const month of [today, addMonths(today, 1)].map((one) => one.slice(0, 'YYYY-MM'.length))) {
    const calendar = 'GET /subscribe/subscribe/departmentWorkDays.do';
    const { days } = await provider.ok(calendar, { depaCode, productId, month });
    const [first] = Object.keys(days)
      .filter((one) => one > tomorrow && (days[one] ?? 0) > 0)
      .sort();
    if (first !== undefined) return first;
  }
  throw new Error('No place is left after tomorrow');
}

/**
 * Makes an appointment for a resident by the API; resolves to its id.
 * @param onDay where not given, a day on which it can be changed and is refunded in full
 */
export async function bookFor(
  provider: Provider,
  { login, linkmanId }: Resident,
  chosen: Target,
  onDay?: string,
): Promise<string> {
  const { depaCode, productId, doseNo } = chosen;
  const target = { depaCode, productId };
  const day = onDay ?? (await untroubledDay(provider, chosen));
  const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
    vaccId: productId,
  });
  const slots = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
    ...target,
    day,
  });
  const slot = slots.find(({ residue }) => residue > 0);
  if (!slot) throw new Error('No place is left on that day');
  const { orderId } = await provider.ok(
    'POST /subscribe/subscribe/addV2.do',
    {
      idempotencyKey: randomUUID(),
      ...target,
      slotId: slot.id,
      linkmanId,
      doseNo,
      guidelineVersion: version,
    },
    { as: login },
  );
  return orderId;
}

/** The session token of a visitor's browser; empty while signed out. */
export const tokenOf = async ({ context }: Visitor): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? '';

/** The visitor's orders at the provider, newest first. */
export async function ordersOf(provider: Provider, visitor: Visitor): Promise<OrderCard[]> {
  const { list } = await provider.ok(
    'GET /order/subscribe/pageList.do',
    {},
    { token: await tokenOf(visitor) },
  );
  return list;
}

/** The only order that the provider has for the visitor. */
export async function onlyOrderOf(provider: Provider, visitor: Visitor): Promise<OrderDetail> {
  const orders = await ordersOf(provider, visitor);
  expect(orders).toHaveLength(1);
  return provider.ok(
    'GET /order/subscribe/clientDetail.do',
    { orderId: orders[0]?.orderId ?? '' },
    { token: await tokenOf(visitor) },
  );
}
