import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** Reads one of some words, in whichever case. */
export const oneOf =
  <T extends string>(...words: readonly T[]): FieldReader<T> =>
  (text) => {
    const word = plain(text).toLowerCase();
    return (
      words.find((each) => each.toLowerCase() === word) ??
      new Refusal(`${quoted(text)} is none of ${words.join(', ')}`)
    );
  };

const YES = ['yes', 'y', 'true', '1', '是', '有'];
const NO = ['no', 'n', 'false', '0', '否', '无'];

/** Reads `yes` or `no`, in Chinese, as 1 and 0, or as spreadsheets write them. */
export const readYesNo: FieldReader<boolean> = (text) => {
  const word = plain(text).toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : new Refusal(`${quoted(text)} is neither yes nor no`);
};
