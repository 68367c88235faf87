import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { HISTORY_MESSAGES } from './history-messages';
import { PLAN_MESSAGES } from './messages';
import { useHistoryText } from './use-history-text';
import type { VisitorPlan } from './visitor-plan';

export interface VisitorFacts {
  /** For whom the plan was made: birthday, sex, and the doses where they were answered. */
  readonly facts: string;
  /** The doses alone; '' while unanswered. */
  readonly given: string;
}

/** What a visitor entered for a plan, in words. */
export function useVisitorFacts({ birthday, sex, assumedUpTo }: VisitorPlan): VisitorFacts {
  const t = useText(HISTORY_MESSAGES);
  const plan = useText(PLAN_MESSAGES);
  const dates = useDateText();
  const { upTo } = useHistoryText();
  const given =
    assumedUpTo === '' ? '' : assumedUpTo === 'none' ? t('givenNone') : upTo(assumedUpTo);
  const born = dates.birthday(birthday);
  const facts =
    sex === null
      ? t('visitorBorn', { birthday: born })
      : t('visitorFacts', { birthday: born, sex: plan(sex === 1 ? 'boy' : 'girl') });
  return { facts: given ? t('visitorGiven', { facts, given }) : facts, given };
}
