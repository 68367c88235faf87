import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(__dirname, '../..', path), 'utf8');

test('the operator’s guide explains every setting that the provider reads', () => {
  const settings = [...read('server/kernel/config.ts').matchAll(/\benv\.([A-Z][A-Z_]+)/g)];
  const names = new Set(settings.map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(20);
  const guide = read('docs/operating.md');
  expect([...names].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
