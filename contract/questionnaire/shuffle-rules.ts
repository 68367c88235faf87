import { optionsOf } from './question-rules';
import type { Option, Question } from './question-rules';

/** 32 bits of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The last bits of FNV hardly depend on the first characters.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The options of a question in the order in which an attempt shows them: shuffled where the definition says so, the same
 * whenever the attempt is opened again. Options with a text and exclusive ones stay last, where people look for them.
 * @param attempt id of the attempt
 */
export function orderedOptions(question: Question, attempt: string): readonly Option[] {
  const options = optionsOf(question);
  if (!('shuffled' in question) || !question.shuffled) return options;
  const isLast = ({ otherText, exclusive }: Option): boolean =>
    otherText !== undefined || exclusive === true;
  const key = ({ id }: Option): number => hashOf(`${attempt}/${question.id}/${id}`);
  const shuffled = options
    .filter((option) => !isLast(option))
    .map((option) => [key(option), option] as const)
    .sort(([one], [other]) => one - other)
    .map(([, option]) => option);
  return [...shuffled, ...options.filter(isLast)];
}
