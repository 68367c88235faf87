import type { CodeWork } from '@contract/account/code-work-rules';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';

/** The work that a refused request for a code asks for first; null where it was refused otherwise. */
export function workAsked(reason: unknown): CodeWork | null {
  if (!isApiError(reason) || reason.code !== CODE.WORK_NEEDED) return null;
  const { challenge, parts, bits } = (reason.data ?? {}) as Partial<CodeWork>;
  return typeof challenge === 'string' && typeof parts === 'number' && typeof bits === 'number'
    ? { challenge, parts, bits }
    : null;
}
