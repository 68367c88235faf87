import { serverNow } from '@/http/server-clock';

const SHANGHAI_MS = 8 * 3_600_000;
const DAY_TEXT = 10;

/** Today in Asia/Shanghai by the provider's clock, `YYYY-MM-DD`. */
export const serverToday = (): string =>
  new Date(serverNow() + SHANGHAI_MS).toISOString().slice(0, DAY_TEXT);
