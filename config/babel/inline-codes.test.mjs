import { createRequire } from 'node:module';
import { transformSync } from '@babel/core';

const plugin = createRequire(import.meta.url).resolve('./inline-codes');
const built = (code) =>
  transformSync(code, { plugins: [plugin], configFile: false, babelrc: false, compact: true }).code;

test('the text of a code stands in the place of its name, and the table is not asked for', () => {
  const code = `import { CODE } from '@contract/errors'; f({ [CODE.TIME_QUERY]: CODE.SLOT_FULL });`;
  expect(built(code)).toBe('f({["-201"]:"20001"});');
});

test('other values stay imported', () => {
  const code = `import { CODE, NO_TOAST_ABOVE } from '@contract/errors'; f(CODE.BUSY, NO_TOAST_ABOVE);`;
  expect(built(code)).toBe(
    `import{NO_TOAST_ABOVE}from'@contract/errors';f("5003",NO_TOAST_ABOVE);`,
  );
});

test('a name that no code has fails the build', () => {
  expect(() => built(`import { CODE } from '@contract/errors'; f(CODE.NO_SUCH);`)).toThrow(
    'No error code',
  );
});
