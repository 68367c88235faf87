import type { AnswerViolation } from '@contract/questionnaire/answer-rules';
import { limitDay } from '@contract/questionnaire/answer-rules';
import { optionsOf } from '@contract/questionnaire/question-rules';
import type { Question, QuestionText } from '@contract/questionnaire/question-rules';
import { serverToday } from '@/http/server-clock';
import type { Translate } from '@/i18n/messages';
import type { QUESTIONNAIRE_MESSAGES } from './messages';

type Texts = Translate<(typeof QUESTIONNAIRE_MESSAGES)['zh-CN']>;

/** How an answer that cannot be taken is mended. */
export function violationText(
  t: Texts,
  question: Question,
  violation: AnswerViolation | null,
  language: keyof QuestionText,
): string | undefined {
  if (violation === null) return undefined;
  const limits = 'min' in question ? question : { min: '', max: '' };
  const today = serverToday();
  const min = limitDay(String(limits.min), today);
  const max = limitDay(String('max' in question ? question.max : ''), today);
  switch (violation) {
    case 'tooSmall':
    case 'tooEarly':
      return t(violation, { min });
    case 'tooLarge':
    case 'tooLate':
      return t(violation, { max });
    case 'exclusive': {
      const alone = optionsOf(question).find(({ exclusive }) => exclusive);
      return t(violation, { option: alone?.label[language] ?? '' });
    }
    default:
      return t(violation);
  }
}
