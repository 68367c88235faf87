import { answerTo, optionsOf, questionOf } from './question-rules';
import type { Answers, QuestionSet, QuestionText } from './question-rules';

const PIPE = /\{([a-z][A-Za-z0-9]*)\}/g;

/** Ids of the questions whose answers stand in a text, each once. */
export function pipesIn(text: QuestionText): string[] {
  const ids = new Set<string>();
  for (const each of [text.zh, text.en])
    each.replace(PIPE, (_whole, id: string) => (ids.add(id), ''));
  return [...ids];
}

/** An answer as people read it; empty where there is nothing to read. */
export function answerText(
  set: QuestionSet,
  answers: Answers,
  id: string,
  language: keyof QuestionText,
): string {
  const question = questionOf(set, id);
  const answer = answerTo(answers, id);
  if (!question || !answer) return '';
  switch (answer.kind) {
    case 'choice':
      return answer.options
        .map((chosen) => {
          const option = optionsOf(question).find((each) => each.id === chosen);
          return option?.otherText !== undefined && answer.other
            ? answer.other
            : (option?.label[language] ?? '');
        })
        .join(language === 'zh' ? '、' : ', ');
    case 'number':
      return String(answer.value);
    case 'text':
      return answer.text;
    case 'day':
      return answer.day;
    default:
      return '';
  }
}

/** A text with the answers that it names put in. They are plain text: whoever shows it escapes it as any other. */
export const pipedText = (
  set: QuestionSet,
  answers: Answers,
  text: QuestionText,
  language: keyof QuestionText,
): string =>
  text[language].replace(PIPE, (_whole, id: string) => answerText(set, answers, id, language));
