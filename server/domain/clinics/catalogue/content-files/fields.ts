import * as v from 'valibot';
import { Refusal } from '../files/fields/refusal';
import type { FieldReader } from '../files/fields/refusal';
import type { FileProblems } from '../files/file-problems';

type Path = readonly (string | number)[];

/** What the fields of a file say, and on which line each of them is. */
export interface Fields {
  readonly value: unknown;
  readonly lineOf: (path: Path) => number | null;
}

/** `doses.1.after` as people count: `doses 2 after`. */
const nameOf = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? String(part + 1) : part)).join(' ');

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'there is no such field; look for a slip in its name';
  if (issue.type === 'strict_object' && issue.received === 'undefined')
    return 'is missing; see `template` for how it is written';
  return issue.message;
}

/** The fields as a schema has them, or null, with a problem for each that is wrong. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  { value, lineOf }: Fields,
  problems: FileProblems,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    problems.error(lineOf(path), nameOf(path) || null, messageOf(issue));
  }
  return null;
}

export const text = v.pipe(
  v.string('write a text in quotes'),
  v.trim(),
  v.nonEmpty('is empty; write the text'),
);

const BOTH = 'write it in both languages, as { "zh": "…", "en": "…" }';
export const bilingual = v.strictObject({ zh: text, en: text }, BOTH);

/** Lists of texts, one language as long as the other. */
export const bilingualList = v.pipe(
  v.strictObject({ zh: v.array(text), en: v.array(text) }, BOTH),
  v.check(({ zh, en }) => zh.length === en.length, 'has another number of texts in each language'),
);

/** A field as a cell of a table is read. */
export const asCell = <T>(reader: FieldReader<T>) =>
  v.pipe(
    v.union([v.string(), v.number()], 'write a number or a text in quotes'),
    v.rawTransform(({ dataset, addIssue, NEVER }): T => {
      const value = reader(String(dataset.value));
      if (!(value instanceof Refusal)) return value;
      addIssue({ message: value.message });
      return NEVER;
    }),
  );

/** What a JSON file may say beside its fields, for people who read it. */
export const COMMENT = { '//': v.optional(v.union([v.string(), v.array(v.string())])) };
