/** Where an export is requested (specification §3 "exportPlatform (default 1)"); 2 and 3 are ours. */
export const EXPORT_PLATFORM = { web: 1, weapp: 2, alipay: 3 } as const;
export type ExportPlatform = (typeof EXPORT_PLATFORM)[keyof typeof EXPORT_PLATFORM];
export const DEFAULT_EXPORT_PLATFORM: ExportPlatform = EXPORT_PLATFORM.web;

const HOUR = 3_600_000;

/** ms from a request until the account can make the next one. */
export const EXPORT_PAUSE = 24 * HOUR;
/** Requests of an account within {@link EXPORT_PAUSE}, those that failed or were cancelled included. */
export const MOST_EXPORT_REQUESTS = 5;
/** ms that the file and its link last. */
export const EXPORT_LIFETIME = 7 * 24 * HOUR;
/** ms after signing in during which the file can be downloaded. */
export const FRESH_SIGN_IN = 15 * 60_000;

/**
 * `waiting`: for its turn; `packing`: the file is being made; `mailing`: the file is ready and the mail on its way;
 * `sent`: the mail server took the mail.
 */
export const EXPORT_STATES = [
  'waiting',
  'packing',
  'mailing',
  'sent',
  'failed',
  'cancelled',
  'expired',
] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/**
 * What went wrong last. `packing`: no file could be made; `addressRefused`: the mail server takes nothing for this
 * address; `mailServer`: no mail server could be reached, or it took no mail.
 */
export const EXPORT_PROBLEMS = ['packing', 'addressRefused', 'mailServer'] as const;
export type ExportProblem = (typeof EXPORT_PROBLEMS)[number];

const UNDER_WAY: readonly ExportState[] = ['waiting', 'packing', 'mailing'];

/** Whether something still happens to it by itself. */
export const isUnderWay = (state: ExportState): boolean => UNDER_WAY.includes(state);
