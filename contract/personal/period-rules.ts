import {
  DELIVERY_DATA_DAYS,
  DELIVERY_DATA_MOST_DAYS,
  RECORD_YEARS,
} from '../lottery/lottery-rules';
import { FOLLOW_UP_RETENTION } from '../follow-up/consent-rules';
import { ACCESS_RETENTION } from './access-rules';

/** How long something is stored. */
export type Period =
  | { readonly hours: number }
  | { readonly days: number }
  | { readonly months: number }
  | { readonly years: number };

/** How long things are stored. Named here once, for the job that deletes and for the texts that say so. */
export const PERIODS = {
  codes: { days: 1 },
  /**
   * Cybersecurity Law (网络安全法) art. 21 (3) of 2016, art. 23 (3) since 2026, asks for six months at least: 184 days at most.
   * The others are for a request that comes on the last of them.
   */
  securityEvents: { days: 200 },
  networkLog: { days: 200 },
  /** Personal Information Protection Law (个人信息保护法) art. 56: records of handling at least three years. */
  networkLogRequests: { years: 3 },
  /** From the answer; of the same article. */
  dataRequests: { years: 3 },
  outbox: { days: 7 },
  /** What is over by its own end, e.g. sessions, is deleted at once. */
  over: { hours: 0 },
  exports: { days: 30 },
  countedDays: { days: 1 },
  devices: { days: 400 },
  telemetry: { days: 90 },
  unusedUploads: { days: 2 },
  closedChats: { days: 365 },
  readMessages: { days: 365 },
  unreadMessages: { years: 2 },
  drafts: { days: 90 },
  endedHolds: { days: 7 },
  /** Of slots that nobody used; the others stay. */
  unusedSlots: { days: 90 },
  endedWaits: { days: 365 },
  followUps: { days: FOLLOW_UP_RETENTION },
  accesses: { days: ACCESS_RETENTION },
  sentPrizes: { days: DELIVERY_DATA_DAYS },
  prizeAddresses: { days: DELIVERY_DATA_MOST_DAYS },
  lotteries: { years: RECORD_YEARS },
  beanTasks: { days: 365 },
  /** From their expiry, of those in which nothing is left. */
  beanLots: { years: 3 },
  /** By then no lot of theirs is left: a lot expires thirteen months after its entry at the latest. */
  beanEntries: { years: 5 },
  /** As long as the appointments and payments that rest on its schedules and prices. */
  catalogueChanges: { years: 3 },
  /** The same. */
  staffChanges: { years: 3 },
  paymentNotices: { days: 90 },
  pushes: { days: 1 },
  rankings: { hours: 1 },
  /** Five years beyond the expiry of a vaccine; none is valid for longer than five years after it was given. */
  vaccinations: { years: 10 },
  transactions: { years: 3 },
  accounts: { years: 30 },
} as const satisfies Readonly<Record<string, Period>>;

const DAYS_A_YEAR = 365;
const UNITS = {
  hours: { zh: '小时', en: 'hour' },
  days: { zh: '天', en: 'day' },
  months: { zh: '个月', en: 'month' },
  years: { zh: '年', en: 'year' },
} as const;

/** A period in words, without what it counts from: `2 年`, `90 days`; days that are whole years are called so. */
export function periodText(period: Period): { readonly zh: string; readonly en: string } {
  const entries = Object.entries(period) as [keyof typeof UNITS, number][];
  const [unit, count] = entries[0] ?? (['days', 0] as const);
  if (unit === 'days' && count > 0 && count % DAYS_A_YEAR === 0)
    return periodText({ years: count / DAYS_A_YEAR });
  const { zh, en } = UNITS[unit];
  return { zh: `${count} ${zh}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
}

type Named = { readonly [Name in keyof typeof PERIODS]: string };
const inWords = (language: 'zh' | 'en'): Named =>
  Object.fromEntries(
    Object.entries(PERIODS as Readonly<Record<string, Period>>).map(([name, period]) => [
      name,
      periodText(period)[language],
    ]),
  ) as Named;

/** Each period in words (`periodText`), by its name. */
export const PERIOD_WORDS = { zh: inWords('zh'), en: inWords('en') };
