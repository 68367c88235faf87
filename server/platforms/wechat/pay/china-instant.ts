import { shanghaiText } from '@contract/time/shanghai-rules';

/** An instant (ms, whole seconds) as RFC 3339 in China's zone: the same instant always gives the same text. */
export const chinaInstant = (ms: number): string => `${shanghaiText(ms)}+08:00`;

/** ms of an RFC 3339 text; null where it is none. */
export function instantIn(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value))
    return null;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? null : ms;
}
