import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Answer {
  readonly question: string;
  readonly path: string;
  /** What the file must export, where the answer names a symbol of it. */
  readonly symbol?: string;
}

const ROW = /^\| (.+?) +\| (.+?) +\|$/gm;
/** A path with a folder in it, and the symbol that follows in brackets. `<area>` stands for any area. */
const PLACE = /`([\w.-]+\/[\w./-]+)`(?: \(`(\w+)`\))?/g;

/** Every path that the table of questions names. */
const answers: readonly Answer[] = [
  ...(read('CONTRIBUTING.md').split('## Where do I…')[1] ?? '').matchAll(ROW),
].flatMap(([, question = '', text = '']) =>
  [...text.matchAll(PLACE)].map(([, path = '', symbol]) => ({
    question,
    path,
    ...(symbol && { symbol }),
  })),
);

const isExported = ({ path, symbol = '' }: Answer): boolean =>
  new RegExp(
    `^export (?:const|(?:async )?function\\*?|class|interface|type) ${symbol}\\b`,
    'm',
  ).test(read(path));

test('the questions of newcomers are answered, each with a place to open', () => {
  const questions = new Set(answers.map(({ question }) => question));
  expect(questions.size).toBeGreaterThanOrEqual(20);
});

test('every path that an answer names exists', () => {
  expect(answers.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every name that an answer gives is exported from its file', () => {
  const named = answers.filter(({ path, symbol }) => symbol && existsSync(join(ROOT, path)));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((answer) => !isExported(answer))).toEqual([]);
});
