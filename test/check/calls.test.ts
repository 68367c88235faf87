import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@contract/endpoints';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What the client's code says, without its tests. */
const client = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => read(join('src', path)))
  .join('\n');

/** A beacon names the address of a call, everything else its method too. */
const isAsked = (name: string): boolean =>
  client.includes(`'${name}'`) || client.includes(`'${name.slice(name.indexOf('/'))}'`);

test('a call of the contract is asked by the client, or docs/coverage.md says why not', () => {
  const list = /Calls that the provider answers[^]*?(?=^- )/m.exec(read('docs/coverage.md'))?.[0];
  const listed = [...(list ?? '').matchAll(/`((?:GET|POST) [^`]+)`/g)].map(([, name]) => name);
  const names = Object.keys(endpoints);
  expect(listed.sort()).toEqual(names.filter((name) => !isAsked(name)).sort());
});
