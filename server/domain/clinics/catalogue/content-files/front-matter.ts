import { LineCounter, parseDocument, stringify } from 'yaml';
import type { YAMLError } from 'yaml';
import type { FileProblems } from '../files/file-problems';
import type { Fields } from './fields';

/** A Markdown file: its fields, and the text below them with the line on which that begins. */
export interface FrontMatter {
  readonly fields: Fields;
  readonly body: string;
  readonly bodyLine: number;
}

const FENCE = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

/** Every value as the text that it is written as: 0012 stays so, and nobody has to know of YAML's types. */
const OPTIONS = { schema: 'failsafe' } as const;

const messageOf = ({ code, message }: YAMLError): string => {
  if (code === 'DUPLICATE_KEY') return 'the field is there twice; leave one out';
  const [first = ''] = message.split('\n');
  return `cannot be read: ${first.replace(/ at line \d+.*/, '')}. Write field: text, and the text in quotes where it has a colon or begins with a sign`;
};

/** Fields of YAML, with their lines. @param above lines of the file above it */
export function readYaml(yaml: string, above: number, problems: FileProblems): Fields | null {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { ...OPTIONS, lineCounter: lines });
  const lineAt = (offset: number): number => above + lines.linePos(offset).line;
  for (const error of document.errors) problems.error(lineAt(error.pos[0]), null, messageOf(error));
  if (document.errors.length > 0) return null;
  return {
    value: document.toJS() as unknown,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true) as {
          range?: readonly number[];
        } | null;
        if (node?.range?.[0] !== undefined) return lineAt(node.range[0]);
      }
      return above + 1;
    },
  };
}

/** Splits a Markdown file into its fields between two lines `---` and its text. */
export function readFrontMatter(file: string, problems: FileProblems): FrontMatter | null {
  const found = FENCE.exec(file);
  if (!found) {
    problems.error(1, null, 'begins with its fields between two lines “---”; see `template`');
    return null;
  }
  const [head, yaml = ''] = found;
  const fields = readYaml(yaml, 1, problems);
  if (!fields) return null;
  return {
    fields,
    body: file.slice(head.length),
    bodyLine: head.split('\n').length,
  };
}

/** A Markdown file of fields, without those that are undefined, and a text. */
export function writeFrontMatter(
  fields: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
): string {
  const said = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return `---\n${stringify(said, { ...OPTIONS, lineWidth: 0 })}---\n\n${body}`;
}
