import type { QuestionResult } from '@contract/questionnaire/endpoints';
import { answerTo, optionsOf } from '@contract/questionnaire/question-rules';
import type { Answer, Answers, Question } from '@contract/questionnaire/question-rules';
import type { Bilingual } from '../../../kernel/language';

/** Texts and pictures of a question that are shown. */
const MOST_SHOWN = 50;

const given = (answers: readonly Answers[], id: string): Answer[] =>
  answers.flatMap((each) => answerTo(each, id) ?? []);

function countsOf(
  question: Question,
  found: readonly Answer[],
): { label: Bilingual; count: number }[] {
  if (question.kind === 'scale')
    return Array.from({ length: question.max - question.min + 1 }, (_, step) => {
      const value = question.min + step;
      const label = { zh: String(value), en: String(value) };
      const count = found.filter((each) => each.kind === 'number' && each.value === value).length;
      return { label, count };
    });
  return optionsOf(question).map(({ id, label }) => ({
    label,
    count: found.filter((each) => each.kind === 'choice' && each.options.includes(id)).length,
  }));
}

const textOf = (answer: Answer): string => {
  switch (answer.kind) {
    case 'text':
      return answer.text;
    case 'choice':
      return answer.other ?? '';
    case 'day':
      return answer.day;
    case 'number':
      return String(answer.value);
    default:
      return '';
  }
};

/** @returns null without any number */
function averageOf(found: readonly Answer[]): number | null {
  const values = found.flatMap((each) => (each.kind === 'number' ? [each.value] : []));
  if (values.length === 0) return null;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.round(average * 100) / 100;
}

/** What the answers to one question come to. @param addressOf path of a picture */
export function questionResult(
  question: Question,
  answers: readonly Answers[],
  addressOf: (fileId: string) => string,
): QuestionResult {
  const all = given(answers, question.id);
  const found = all.filter(({ kind }) => kind !== 'skipped');
  const texts = question.kind === 'scale' ? [] : found.map(textOf).filter((text) => text !== '');
  const files = found.flatMap((each) => (each.kind === 'picture' ? each.fileIds : []));
  return {
    questionId: question.id,
    title: question.title,
    answered: found.length,
    skipped: all.length - found.length,
    counts: countsOf(question, found),
    average: averageOf(found),
    texts: texts.slice(0, MOST_SHOWN),
    pictures: files.slice(0, MOST_SHOWN).map(addressOf),
  };
}
