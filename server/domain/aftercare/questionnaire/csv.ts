import { answerTo, optionsOf } from '@contract/questionnaire/question-rules';
import type { Answers, Question } from '@contract/questionnaire/question-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import { csvOf, csvText } from '@contract/text/csv-rules';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';

function cellOf(question: Question, answers: Answers, language: Language): string {
  const answer = answerTo(answers, question.id);
  if (!answer) return '';
  switch (answer.kind) {
    case 'number':
      return String(answer.value);
    case 'text':
      return csvText(answer.text);
    case 'day':
      return csvText(answer.day);
    case 'picture':
      return String(answer.fileIds.length);
    case 'skipped':
      return '';
    case 'choice':
      return csvText(
        answer.options
          .map((id) => {
            const option = optionsOf(question).find((each) => each.id === id);
            const label = option ? inLanguage(option.label, language) : id;
            return option?.otherText !== undefined ? `${label}: ${answer.other ?? ''}` : label;
          })
          .join('; '),
      );
  }
}

/**
 * Answers as a table of RFC 4180, one attempt a row. It has no account and no time: staff need neither, and a file
 * travels further than a page.
 */
export function answersTable(
  { questions }: Questionnaire,
  answers: readonly Answers[],
  language: Language,
): string {
  const head = questions.map(({ title }) => csvText(inLanguage(title, language)));
  const rows = answers.map((each) => questions.map((question) => cellOf(question, each, language)));
  return csvOf([head, ...rows]);
}
