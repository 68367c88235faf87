import { join } from 'node:path';
import { allImports, readSources } from './imports';

/** A reward would falsify what people say of their health. */
const FOLLOW_UP = /\/follow-up\//;
const REWARDS = /\/(beans|membership|member)\//;

const sources = readSources(join(__dirname, '../..'), ['server', 'contract', 'src']);
const graph = allImports(sources);

/** Imports from one kind of file into another, as `importer → imported`. */
const importsBetween = (from: RegExp, into: RegExp): string[] =>
  [...graph].flatMap(([path, imported]) =>
    from.test(`/${path}`)
      ? imported.filter((each) => into.test(`/${each}`)).map((each) => `${path} → ${each}`)
      : [],
  );

test('both are there', () => {
  const paths = [...graph.keys()];
  expect(paths.filter((path) => FOLLOW_UP.test(`/${path}`)).length).toBeGreaterThan(20);
  expect(paths.filter((path) => REWARDS.test(`/${path}`)).length).toBeGreaterThan(20);
});

test('a follow-up gives no beans and no membership, and no task of theirs is about one', () => {
  expect(importsBetween(FOLLOW_UP, REWARDS)).toEqual([]);
  expect(importsBetween(REWARDS, FOLLOW_UP)).toEqual([]);
});

test('no statement of either reads the other’s tables', () => {
  const named = [...sources].flatMap(([path, text]) => {
    const isFollowUp = FOLLOW_UP.test(`/${path}`);
    if (!isFollowUp && !REWARDS.test(`/${path}`)) return [];
    const other = isFollowUp ? /\b(bean_\w+|member_terms)\b/ : /\b(follow_up_\w+|aefi_cards)\b/;
    return other.test(text) ? [path] : [];
  });
  expect(named).toEqual([]);
});
