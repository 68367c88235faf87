import { dayText } from '../../../kernel/day-text';
import type { MessageReader } from './message-reader';

/** Stands between the times of a message. */
export const TIMES = ' · ';

/** A time of a message, with its clinic where it is another one. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?: (.+))?$/;

/** Several times, each day named once; text in another form stays as it is. */
export function timesText(times: string, { language, readOn }: MessageReader): string {
  const isEnglish = language === 'en';
  let last = '';
  const parts = times.split(TIMES).map((time) => {
    const [, day, clock, clinic] = DATE_TIME.exec(time) ?? [];
    if (!day || !clock) return time;
    const isSame = day === last;
    last = day;
    const when = isSame ? clock : `${dayText(day, language, readOn)} ${clock}`;
    if (!clinic) return when;
    return isEnglish ? `${when} (${clinic})` : `${when}（${clinic}）`;
  });
  return parts.join(isEnglish ? ', ' : '、');
}
