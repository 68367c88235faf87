import type { ApiError } from './api-error';
import { clientParts } from './client-parts';
import { ruleFor } from './error-table';

/**
 * Why a call leaves out the toast of specification §8; the only two reasons there are. Left out, its failure is shown as
 * a toast: the provider's message, or "request error, retry later". That is for whatever a person started and that has
 * no place of its own on the page: following a link out of the product, pulling a page down.
 *
 * - `in-place`: the page shows the reason where the person looks, in place of the content, above content that could not be
 *   updated, or beside the button. There it stays until it is mended, which a toast does not.
 * - `background`: nobody asked for it (clock, reports, giving back what ends by itself). What depends on it goes on without,
 *   or says so itself.
 */
export type FailureSurface = 'in-place' | 'background';

/** Shows a failed call as a toast, unless it is shown elsewhere, was called off, or its code asks for none (§8). */
export function sayFailure(error: ApiError, path: string, place?: FailureSurface): void {
  if (place || error.kind === 'cancelled') return;
  if (error.kind === 'server' && !ruleFor(error.code, path).toast) return;
  clientParts().notify.toast(error.msg);
}
