import type { DataOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { Hold } from '@contract/subscribe/endpoints';
import { ApiError, isApiError, isConnectionError, isRefusal } from '@/http/failure/api-error';
import { request, requestBody } from '@/http/request';
import { agreeOnTime } from '@/http/server-clock';
import { isFamily, groupOf } from './family-rules';
import { holdIdOf } from './hold-rules';
import type { HoldPart } from './hold-rules';
import { readRefusal } from '@/features/booking/refusal/refusal-rules';
import type { SubmitInfo } from './form';
import type { OrderIds, RefusedAnswer } from './submission';

const QUIET = { neverCancel: true, failure: 'in-place' } as const;
const SEND = { isJson: true, ...QUIET } as const;
const IN_BACKGROUND = { ...SEND, failure: 'background' } as const;

/** 14601 "over age" resolves with its body (specification §8); for a booking it is a refusal. */
function madeBy<Data>({ code, msg, data }: { code: string; msg: string; data: Data }): Data {
  if (code === CODE.OVER_AGE) throw new ApiError({ kind: 'server', code, msg, data });
  return data;
}

async function addOne(info: SubmitInfo): Promise<OrderIds> {
  const { idempotencyKey, depaCode, productId, slot, linkmanId, doseNo, guidelineVersion } = info;
  if (!slot || !linkmanId || doseNo === null || !guidelineVersion)
    throw new Error('form incomplete');
  const answer = await requestBody(
    'POST /subscribe/subscribe/addV2.do',
    {
      idempotencyKey,
      depaCode,
      productId,
      slotId: slot.id,
      linkmanId,
      doseNo,
      mobile: info.mobile || undefined,
      remark: info.remark || undefined,
      guidelineVersion,
      holdId: holdIdOf(info),
      replaceOrderId: info.replaceOrderId ?? undefined,
    },
    SEND,
  );
  return [madeBy(answer).orderId];
}

async function addFamily(info: SubmitInfo): Promise<OrderIds> {
  const { idempotencyKey, depaCode, visit } = info;
  const people = groupOf(info).map((member, index) => {
    const { linkmanId, productId, doseNo, guidelineVersion } = member;
    const slotId = visit?.seats[index]?.id;
    if (!slotId || !linkmanId || doseNo === null || !guidelineVersion)
      throw new Error('form incomplete');
    const replaceOrderId = member.replaceOrderId ?? undefined;
    return { linkmanId, productId, doseNo, slotId, guidelineVersion, replaceOrderId };
  });
  const answer = await requestBody(
    'POST /subscribe/subscribe/addFamily.do',
    {
      idempotencyKey,
      depaCode,
      people,
      mobile: info.mobile || undefined,
      remark: info.remark || undefined,
      holdId: holdIdOf(info),
    },
    SEND,
  );
  return madeBy(answer).orders.map(({ orderId }) => orderId);
}

/** Sends a filled-in form; resolves with the orders' ids. Safe to repeat: the idempotency key books at most once. */
export const addSubscribe = (info: SubmitInfo): Promise<OrderIds> =>
  isFamily(info) ? addFamily(info) : addOne(info);

/** The result of an idempotency key: the orders' ids, or null while nothing is booked under it. */
export async function lookUpSubmission(submitId: string): Promise<OrderIds | null> {
  const { state, orderId, orderIds } = await request(
    'GET /subscribe/subscribe/submitDetail.do',
    { submitId },
    QUIET,
  );
  if (state !== 'done' || orderId === null) return null;
  return orderIds.length > 0 ? orderIds : [orderId];
}

/** Whether the provider can be reached, whatever the device says of its network: it may not know. Never rejects. */
export const isReachable = (): Promise<boolean> =>
  request('GET /base/time/now.do', {}, { neverCancel: true, failure: 'background' }).then(
    () => true,
    (error: unknown) => !isConnectionError(error),
  );

/** Orders of a booking whose answer was lost; null if there are none, or if this request fails too. */
export const bookedUnder = (key: string): Promise<OrderIds | null> =>
  lookUpSubmission(key).catch(() => null);

/** Holds slots for people's products; the previous hold is released only if this succeeds. */
export async function takeHold(
  parts: readonly HoldPart[],
  productIds: readonly string[],
): Promise<Hold> {
  const input = { parts: [...parts], productIds: [...productIds] };
  const hold = await request('POST /subscribe/subscribe/hold.do', input, IN_BACKGROUND);
  // The countdown to its end uses our clock.
  await agreeOnTime(hold.serverNow);
  return hold;
}

/** The active hold of the form, or by its id that of a waiting-list offer; null once it has expired. */
export async function findHold(holdId?: string): Promise<Hold | null> {
  const { hold } = await request('GET /subscribe/subscribe/presentHold.do', { holdId }, QUIET);
  if (hold) await agreeOnTime(hold.serverNow);
  return hold;
}

/** Releases a hold. Never rejects: a hold that is not released expires by itself. */
export const releaseHold = (holdId: string): Promise<unknown> =>
  request('POST /subscribe/subscribe/releaseHold.do', { holdId }, IN_BACKGROUND).catch(
    () => undefined,
  );

/** Times of a day at which several people can be booked together. */
export const familyTimes = (
  depaCode: string,
  day: string,
  productIds: readonly string[],
): Promise<DataOf<'GET /subscribe/subscribe/familyTimes.do'>> =>
  request(
    'GET /subscribe/subscribe/familyTimes.do',
    { depaCode, day, productIds: productIds.join(',') },
    QUIET,
  );

/** The refusal in an error; null for lost, unreadable and unclear answers. An error outside the API has code ''. */
export function refusalOf(error: unknown): RefusedAnswer | null {
  if (!isApiError(error)) return { code: '', message: '', refusal: null };
  if (!isRefusal(error)) return null;
  return { code: error.code, message: error.msg, refusal: readRefusal(error.data) };
}
