import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../kernel/language';

/** ms that an address hands the file over. */
export const ADDRESS_LIFETIME = 10 * 60_000;

/** Folder of the addresses. */
export const CALENDAR_PATH = '/order/calendar';

/** Whose appointment a file tells of, and in which language. */
export interface CalendarFile {
  readonly orderId: string;
  readonly language: Language;
}

const signature = (key: Buffer, { orderId, language }: CalendarFile, until: number): string =>
  createHmac('sha256', key)
    .update(`calendar ${orderId} ${language} ${until}`)
    .digest('base64url')
    .slice(0, 32);

/** Path of a file: in-app browsers download from addresses only, and send no token with them. `now` in ms. */
export function calendarAddress(key: Buffer, file: CalendarFile, now: number): string {
  const until = now + ADDRESS_LIFETIME;
  const query = new URLSearchParams({
    language: file.language,
    until: String(until),
    sign: signature(key, file, until),
  });
  return `${CALENDAR_PATH}/${file.orderId}.ics?${query.toString()}`;
}

/** The file that a path stands for; null unless the provider gave it out and its time has not passed. */
export function readCalendarAddress(
  key: Buffer,
  name: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): CalendarFile | null {
  const orderId = /^([\w-]+)\.ics$/.exec(name)?.[1];
  const until = Number(query.until);
  const language = query.language === 'en' ? 'en' : 'zh-CN';
  if (!orderId || typeof query.sign !== 'string') return null;
  if (!Number.isSafeInteger(until) || until <= now) return null;
  const administered = Buffer.from(query.sign);
  const right = Buffer.from(signature(key, { orderId, language }, until));
  const holds = administered.length === right.length && timingSafeEqual(administered, right);
  return holds ? { orderId, language } : null;
}
