import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@contract/endpoints';
import { addressOf, listedCalls } from './listed-calls';

const ROOT = join(__dirname, '../..');

/** A name that only types an answer, or says which answers are old, asks nothing. */
const NO_CALL = /\b(?:InputOf|DataOf)<\s*'[^']+'|\brefreshServerData\(\s*'[^']+'/g;

/** What the client's code says, without its tests. */
const client = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(ROOT, 'src', path), 'utf8').replace(NO_CALL, ''))
  .join('\n');

/** A beacon names the address of a call, everything else its method too. */
const isAsked = (name: string): boolean =>
  client.includes(`'${name}'`) || client.includes(`'${addressOf(name)}'`);

const { nowhere, siteOnly } = listedCalls(ROOT);
const names = Object.keys(endpoints);

// The rule “calls of the contract” says the same of each built client.
test('a call of the contract is asked by the client, or docs/coverage.md says why not', () => {
  expect([...nowhere].sort()).toEqual(names.filter((name) => !isAsked(name)).sort());
});

test('what the site alone calls are calls of the contract', () => {
  const unknown = siteOnly.filter(
    (each) => !names.some((name) => name === each || addressOf(name).startsWith(each)),
  );
  expect(unknown).toEqual([]);
});
