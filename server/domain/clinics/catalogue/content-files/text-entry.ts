import type * as v from 'valibot';
import type { FileProblems } from '../files/file-problems';
import { checkFields } from './fields';
import type { EntryFile } from './folder';
import { readFrontMatter } from './front-matter';
import type { FrontMatter } from './front-matter';

/** One language of an entry: its fields as a schema has them, and its text. */
export interface TextFile<Fields> extends FrontMatter {
  readonly said: Fields;
  readonly problems: FileProblems;
}

/** Reads one language of an entry; null where its fields are wrong. */
export function readTextFile<Schema extends v.GenericSchema>(
  { text, problems }: EntryFile,
  schema: Schema,
): TextFile<v.InferOutput<Schema>> | null {
  const read = readFrontMatter(text, problems);
  const said = read && checkFields(schema, read.fields, problems);
  return read && said !== null ? { ...read, said, problems } : null;
}
