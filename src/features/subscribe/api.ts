import type { Code } from '@contract/errors';
import { ApiError, isApiError } from '@/http/api-error';
import { request, requestBody } from '@/http/request';
import { readRefusal } from './refusal-rules';
import type { SubmitInfo } from './submit-info';
import type { Refused } from './submission';

const OVER_AGE: Code = '14601';

/** Sends a filled-in form; resolves with the order's id. Safe to repeat: the key books at most once. */
export async function addSubscribe(info: SubmitInfo): Promise<string> {
  const { idempotencyKey, depaCode, productId, slot, linkmanId, doseNo, guidelineVersion } = info;
  if (!slot || !linkmanId || doseNo === null || !guidelineVersion)
    throw new Error('form incomplete');
  const { code, msg, data } = await requestBody(
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
    },
    { isJson: true, neverCancel: true, toast: false },
  );
  // 14601 "over age" resolves with its body (specification §8); for a booking it is a refusal.
  if (code === OVER_AGE) throw new ApiError({ kind: 'server', code, msg, data });
  return data.orderId;
}

/** What became of a key: the order's id, or null while nothing is booked under it. */
export async function lookUpSubmission(submitId: string): Promise<string | null> {
  const { state, orderId } = await request(
    'GET /subscribe/subscribe/submitDetail.do',
    { submitId },
    { neverCancel: true, toast: false },
  );
  return state === 'done' ? orderId : null;
}

/** Order of a booking that was sent and whose answer was lost; null while there is none, or no answer again. */
export const bookedUnder = (key: string): Promise<string | null> =>
  lookUpSubmission(key).catch(() => null);

/** Codes after which nobody knows what became of the call, as when no answer comes. */
const UNCLEAR: readonly string[] = ['5000', '4029'] satisfies Code[];

/** The refusal in an error; null for lost, unreadable and unclear answers. */
export function refusalOf(error: unknown): Refused | null {
  if (!isApiError(error)) return { code: '', message: '', refusal: null };
  if (error.kind !== 'server' || UNCLEAR.includes(error.code)) return null;
  return { code: error.code, message: error.msg, refusal: readRefusal(error.data) };
}
