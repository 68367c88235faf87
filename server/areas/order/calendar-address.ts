import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../kernel/language';

/** ms that a file's address is valid. */
export const ADDRESS_LIFETIME = 10 * 60_000;

/** Path under which the files are. */
export const CALENDAR_PATH = '/order/calendar';

/** Which appointment's file, of which account, in which language. */
export interface CalendarFile {
  readonly orderId: string;
  readonly language: Language;
  /** The one member that its reader is a caregiver of; null: the owner reads it. */
  readonly only: string | null;
}

const signature = (key: Buffer, { orderId, language, only }: CalendarFile, until: number): string =>
  createHmac('sha256', key)
    .update(`calendar ${orderId} ${language} ${until} ${only ?? ''}`)
    .digest('base64url')
    .slice(0, 32);

/** Path of a file: in-app browsers download from addresses only, and send no token with them. `now` in ms. */
export function calendarAddress(key: Buffer, file: CalendarFile, now: number): string {
  const until = now + ADDRESS_LIFETIME;
  const query = new URLSearchParams({
    language: file.language,
    ...(file.only !== null && { only: file.only }),
    until: String(until),
    sign: signature(key, file, until),
  });
  return `${CALENDAR_PATH}/${file.orderId}.ics?${query.toString()}`;
}

/** The file of a path; null unless the provider issued the path and it has not expired. */
export function readCalendarAddress(
  key: Buffer,
  name: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): CalendarFile | null {
  const orderId = /^([\w-]+)\.ics$/.exec(name)?.[1];
  const until = Number(query.until);
  const language = query.language === 'en' ? 'en' : 'zh-CN';
  const only = typeof query.only === 'string' ? query.only : null;
  if (!orderId || typeof query.sign !== 'string') return null;
  if (!Number.isSafeInteger(until) || until <= now) return null;
  const administered = Buffer.from(query.sign);
  const right = Buffer.from(signature(key, { orderId, language, only }, until));
  const holds = administered.length === right.length && timingSafeEqual(administered, right);
  return holds ? { orderId, language, only } : null;
}
