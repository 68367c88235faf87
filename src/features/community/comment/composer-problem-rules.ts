import { COMMUNITY_CODE } from '@contract/errors';
import { isBusy } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';

/** Why a comment was not published, and what helps. */
export interface ComposerProblem {
  /**
   * `mobile`: binding one; `muted`: nothing until then; `wait`: trying again then; `change`: writing it differently;
   * `again`: sending the same again.
   */
  readonly remedy: 'mobile' | 'muted' | 'wait' | 'change' | 'again';
  readonly msg: string;
  /** When it is possible again, ms; null: not known or not a matter of time. */
  readonly until: number | null;
}

interface Facts {
  readonly reason?: unknown;
  readonly retryAt?: unknown;
  readonly forbiddenEndTime?: unknown;
}

const instantOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What a refusal of a comment means for the person who wrote it. */
export function composerProblemOf(error: ApiError): ComposerProblem {
  const { reason, retryAt, forbiddenEndTime } = (error.data ?? {}) as Facts;
  const { msg } = error;
  const isLost = error.kind !== 'server' || isBusy(error);
  if (isLost) return { remedy: 'again', msg, until: null };
  if (error.code === COMMUNITY_CODE.STATUS_ERROR && reason === 'mobile')
    return { remedy: 'mobile', msg, until: null };
  if (error.code === COMMUNITY_CODE.STATUS_ERROR && reason === 'muted')
    return { remedy: 'muted', msg, until: instantOf(forbiddenEndTime) };
  const until = instantOf(retryAt);
  if (until !== null) return { remedy: 'wait', msg, until };
  return { remedy: 'change', msg, until: null };
}
