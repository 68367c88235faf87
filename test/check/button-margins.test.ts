import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE = join(__dirname, '../../src');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => join(SOURCE, file));

/** Classes of its stylesheet that a file gives to buttons, and that set a margin by themselves. */
function loneMargins(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const sheet = /from '(\.[^']+\.module\.scss)'/.exec(code)?.[1];
  if (!sheet) return [];
  const css = readFileSync(join(dirname(file), sheet), 'utf8');
  const given = [...code.matchAll(/<Button\b[^>]*?className=\{styles\.(\w+)\}/g)];
  return given
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(`^\\.${name} \\{[^}]*\\bmargin`, 'm').test(css))
    .map((name) => `${file.slice(SOURCE.length + 1)}: ${name}`);
}

test('no margin of a button depends on which stylesheet comes last', () => {
  expect(files.flatMap(loneMargins)).toEqual([]);
});
