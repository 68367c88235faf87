import { Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** What a conversion leaves of characters that it could not read. */
const LOST = /\uFFFD|锟斤拷/;

/** Reads a text of at most so many characters, as it is. */
export const textUpTo =
  (most: number): FieldReader<string> =>
  (text) => {
    if (LOST.test(text))
      return new Refusal(
        'some characters were lost when the file was converted: take the text from the original again',
      );
    return text.length <= most
      ? text
      : new Refusal(`${String(text.length)} characters; at most ${String(most)} fit`);
  };
