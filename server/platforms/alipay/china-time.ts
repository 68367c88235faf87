import { shanghaiText } from '@contract/time/shanghai-rules';

/** An instant (ms) as the gateway's `yyyy-MM-dd HH:mm:ss`, in China's time whatever the machine's time zone. */
export const chinaTime = (instant: number): string => shanghaiText(instant).replace('T', ' ');

/** The instant (ms) of such a text; null where it is none. */
export function instantOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const instant = Date.parse(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(instant) || chinaTime(instant) !== text ? null : instant;
}
