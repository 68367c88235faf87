import type { RouteName } from './table';

/** Taro page path of the shared placeholder for pending pages. */
export const PENDING_PAGE = 'pages/support/pending/index';

/**
 * Pages that are not built yet: their routes open the shared placeholder. When building a page, delete its row here and
 * its text in `pages/support/pending/pending-messages.ts`.
 */
export const PENDING = {
  submitEmail: true,
  sendEmail: true,
  exportSuccess: true,
} as const satisfies Partial<Record<RouteName, true>>;

/** Name of a page that is not built yet. */
export type PendingName = keyof typeof PENDING;
