import { join } from 'node:path';

import { readSources } from './imports';

/** The name of a prepared statement: after the runner, or first of a named statement. */
const NAMED = /\b(?:runStatement(?:<[^()]*>)?\(\s*[\w.]+,|namedStatement\()\s*'([\w-]+)'/g;

test('each prepared statement has a name of its own: a connection refuses two texts under one', () => {
  const files = new Map<string, Set<string>>();
  for (const [path, text] of readSources(join(__dirname, '../..'), ['server']))
    for (const [, name = ''] of text.matchAll(NAMED))
      files.set(name, (files.get(name) ?? new Set()).add(path));
  expect(files.size).toBeGreaterThan(20);
  const shared = [...files].filter(([, paths]) => paths.size > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});

test('parameters of the domain’s statements have names, as `$4` would have to be counted in a list elsewhere', () => {
  const sources = [...readSources(join(__dirname, '../..'), ['server/domain'])];
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(([, text]) => /\$\d/.test(text)).map(([path]) => path)).toEqual([]);
});
