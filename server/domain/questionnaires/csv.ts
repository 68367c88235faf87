import { answerTo, optionsOf } from '@contract/questionnaire/question-rules';
import type { Answers, Question } from '@contract/questionnaire/question-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';

/** Spreadsheets read it as UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** First characters that make spreadsheets compute a cell; full-width ones too, in Chinese editions. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** A cell of text: quoted, and never a formula whatever somebody wrote. */
const textCell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

function cellOf(question: Question, answers: Answers, language: Language): string {
  const answer = answerTo(answers, question.id);
  if (!answer) return '';
  switch (answer.kind) {
    case 'number':
      return String(answer.value);
    case 'text':
      return textCell(answer.text);
    case 'day':
      return textCell(answer.day);
    case 'picture':
      return String(answer.fileIds.length);
    case 'skipped':
      return '';
    case 'choice':
      return textCell(
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
export function csvOf(
  { questions }: Questionnaire,
  answers: readonly Answers[],
  language: Language,
): string {
  const head = questions.map(({ title }) => textCell(inLanguage(title, language)));
  const rows = answers.map((each) => questions.map((question) => cellOf(question, each, language)));
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
