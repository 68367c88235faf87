import type { FileProblems } from '../files/file-problems';

/** What a text consists of, with the line of each part. */
export interface Shape {
  readonly shape: readonly string[];
  readonly lines: readonly number[];
}

/** Reports the first part in which the English text differs from the Chinese one. @param problems of the English file */
export function checkShapes(chinese: Shape, english: Shape, problems: FileProblems): void {
  const length = Math.max(chinese.shape.length, english.shape.length);
  for (let index = 0; index < length; index += 1) {
    const [zh = 'nothing', en = 'nothing'] = [chinese.shape[index], english.shape[index]];
    if (zh === en) continue;
    const line = english.lines[index] ?? english.lines.at(-1) ?? 1;
    problems.error(
      line,
      null,
      `is ${en} here, and ${zh} in Chinese (line ${String(chinese.lines[index] ?? chinese.lines.at(-1) ?? 1)}); both languages say the same`,
    );
    return;
  }
}
