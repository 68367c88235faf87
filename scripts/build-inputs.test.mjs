import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFrom, digestOf } from './build-inputs.mjs';

let root;
const write = (path, text = path) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a digest follows the content and the names of files, not when they were written', () => {
  write('src/a.ts');
  const one = digestOf(['src'], [], root);
  write('src/a.ts');
  expect(digestOf(['src'], [], root)).toBe(one);
  write('src/a.ts', 'other');
  const other = digestOf(['src'], [], root);
  expect(other).not.toBe(one);
  rmSync(join(root, 'src/a.ts'));
  write('src/b.ts', 'other');
  expect(digestOf(['src'], [], root)).not.toBe(other);
});

test('a digest follows settings, and passes over tests', () => {
  write('src/a.ts');
  const one = digestOf(['src'], ['live'], root);
  expect(digestOf(['src'], ['qa'], root)).not.toBe(one);
  write('src/a.test.ts');
  expect(digestOf(['src'], ['live'], root)).toBe(one);
});

test('a build counts only with the note beside it', () => {
  expect(builtFrom(join(root, 'h5'))).toBeNull();
  write('h5/index.html');
  expect(builtFrom(join(root, 'h5'))).toBeNull();
  write('h5.build.json', '{"inputs":"abc"}');
  expect(builtFrom(join(root, 'h5'))).toBe('abc');
  rmSync(join(root, 'h5'), { recursive: true });
  expect(builtFrom(join(root, 'h5'))).toBeNull();
});
