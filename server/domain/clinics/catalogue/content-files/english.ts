import type { FileProblems } from '../files/file-problems';

const HAN = /\p{Script=Han}/u;

/** Every English text of a row. */
function englishIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'en' ? (JSON.stringify(each) ?? '') : englishIn(each),
  );
}

/** Warns of Chinese characters where English is shown. */
export function checkEnglish(row: object, problems: FileProblems): void {
  for (const text of englishIn(row)) {
    const index = text.search(HAN);
    if (index < 0) continue;
    const shown = text.slice(Math.max(0, index - 10), index + 20);
    problems.warning(null, 'en', `“…${shown}…” has Chinese characters; write it in English`);
  }
}
