import { CODE } from '@contract/errors';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { visitsOf } from './visits';

/** Whose answers to what. */
export interface Attempt {
  readonly userId: string;
  readonly questionnaire: Questionnaire;
  /** The order of the visit, as the client names it. */
  readonly orderId: string | undefined;
  /** `YYYY-MM-DD` in China. */
  readonly today: string;
}

/**
 * What the answers are about: the order of the visit, or '' for general questionnaires.
 * @throws DomainError 4004 for a visit that is not the account's own, not completed or too long ago
 */
export async function subjectOf(
  db: Db,
  { userId, questionnaire, orderId, today }: Attempt,
): Promise<string> {
  if (questionnaire.about === 'general') {
    if (orderId !== undefined) throw new DomainError(CODE.NOT_FOUND);
    return '';
  }
  const visits = await visitsOf(db, userId, today);
  const visit = visits.find((each) => each.orderId === orderId);
  if (!visit) throw new DomainError(CODE.NOT_FOUND);
  return visit.orderId;
}
