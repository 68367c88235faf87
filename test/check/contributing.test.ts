import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CHANGES } from './contributing-changes';
import { answersIn, names, namedPathsIn } from './contributing-table';
import type { NamedPath } from './contributing-table';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(ROOT, path));

const answers = answersIn(read('CONTRIBUTING.md'));
const namedPaths = answers.flatMap(namedPathsIn);

const isExported = ({ path, symbol = '' }: NamedPath): boolean =>
  new RegExp(
    `^export (?:default )?(?:const|(?:async )?function\\*?|class|interface|type) ${symbol}\\b`,
    'm',
  ).test(read(path));

test('the questions of newcomers are answered, each with a place to open', () => {
  expect(answers.length).toBeGreaterThanOrEqual(20);
  const nowhere = answers.filter((answer) => !/`[^`]+\/[^`]*`|messages\.ts/.test(answer.text));
  expect(nowhere).toEqual([]);
});

test('every path that an answer names exists', () => {
  expect(namedPaths.filter(({ path }) => !isThere(path))).toEqual([]);
});

test('every name that an answer gives is exported from its file', () => {
  const named = namedPaths.filter(({ path, symbol }) => symbol && isThere(path));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((named) => !isExported(named))).toEqual([]);
});

describe('the changes that prove the answers right', () => {
  test('are of every row, and of every source file that it names', () => {
    const asked = new Set(CHANGES.map(({ question }) => question));
    expect(answers.filter(({ question }) => !asked.has(question))).toEqual([]);
    const sources = namedPaths.filter(({ path }) => /\.(tsx?|scss)$/.test(path));
    const unproved = sources.filter(
      ({ question, path }) =>
        !CHANGES.some((change) => change.question === question && change.file === path),
    );
    expect(unproved).toEqual([]);
  });

  test.each(CHANGES)('$question in $file, seen by $test', (change) => {
    const answer = answers.find(({ question }) => question === change.question);
    expect(answer && names(answer, change.file)).toBe(true);
    expect(read(change.file).split(change.find)).toHaveLength(2);
    expect(change.replacement).not.toBe(change.find);
    expect(change.test).toMatch(/\.test\.tsx?$/);
    expect(isThere(change.test)).toBe(true);
  });
});
