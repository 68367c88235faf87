import { CODE } from '@contract/errors';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { subjectIn, visitsOf } from './visits';

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
 * What the answers are about: an order that stands for the visit of the named one, or '' for general questionnaires.
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
  const visit = visits.find(({ orderIds }) => orderId && orderIds.includes(orderId));
  if (!visit) throw new DomainError(CODE.NOT_FOUND);
  const taken = async (table: 'questionnaire_participations' | 'questionnaire_drafts') => {
    const rows = await db
      .selectFrom(table)
      .select('subject')
      .where('user_id', '=', userId)
      .where('code', '=', questionnaire.code)
      .where('subject', 'in', visit.orderIds)
      .execute();
    return (id: string) => rows.some(({ subject }) => subject === id);
  };
  return subjectIn(visit, {
    isAnswered: await taken('questionnaire_participations'),
    isBegun: await taken('questionnaire_drafts'),
  });
}
