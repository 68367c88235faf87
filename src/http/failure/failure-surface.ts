import type { ApiError } from './api-error';
import { clientParts } from '../client-parts';
import { ruleFor } from './error-table';

/**
 * Why a call suppresses the toast of specification §8; there are only two reasons. Without this option, a failure shows
 * a toast: the provider's message, or "request error, retry later". That suits user actions without their own place on
 * the page: following an external link, pulling to refresh.
 *
 * - `in-place`: the page shows the reason where the user looks: instead of the content, above content that could not be
 *   updated, or next to the button. Unlike a toast, it stays until the problem is solved.
 * - `background`: no user action (clock, reports, releasing what expires anyway). Dependent features continue without
 *   it or show their own message.
 */
export type FailureSurface = 'in-place' | 'background';

/** Shows a failed call as a toast, unless it is shown elsewhere, was cancelled, or its code has no toast (§8). */
export function showError(error: ApiError, path: string, surface?: FailureSurface): void {
  if (surface || error.kind === 'cancelled') return;
  if (error.kind === 'server' && !ruleFor(error.code, path).toast) return;
  clientParts().notify.toast(error.msg);
}
