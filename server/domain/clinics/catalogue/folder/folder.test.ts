import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER_LIMITS, folderDigest, readFolder } from './read-folder';
import { writeFolder } from './write-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text = name): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (limits = FOLDER_LIMITS) =>
  [...readFolder(folder, limits)].map(([name, bytes]) => `${name}=${bytes.toString()}`);
const filesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

test('all files are read, in order, without what systems and spreadsheets leave behind', () => {
  for (const name of ['clinics.csv', 'articles/b.md', 'articles/a.md']) put(name);
  for (const name of ['.DS_Store', '.git/HEAD', '~$clinics.csv', 'Thumbs.db', 'clinics.csv~'])
    put(name);
  expect(read()).toEqual([
    'articles/a.md=articles/a.md',
    'articles/b.md=articles/b.md',
    'clinics.csv=clinics.csv',
  ]);
});

test('what is no folder is refused', () => {
  put('file');
  expect(() => readFolder(join(folder, 'file'))).toThrow('file is no folder.');
  expect(() => readFolder(join(folder, 'missing'))).toThrow('missing is no folder.');
});

test('a link within the folder is followed, one out of it or to a folder is not', () => {
  put('articles/a.md', 'text');
  symlinkSync('articles/a.md', join(folder, 'b.md'));
  expect(read()).toEqual(['articles/a.md=text', 'b.md=text']);
  symlinkSync('articles', join(folder, 'more'));
  expect(() => read()).toThrow('more is a link to a folder: put the files there.');
  rmSync(join(folder, 'more'));
  symlinkSync('/etc/hostname', join(folder, 'c.md'));
  expect(() => read()).toThrow('c.md is a link out of the folder.');
});

test.each([
  [{ files: 2 }, null],
  [{ files: 1 }, 'has more than 1 files'],
  [{ fileBytes: 4 }, null],
  [{ fileBytes: 3 }, 'b is larger than'],
  [{ bytes: 7 }, null],
  [{ bytes: 6 }, 'is larger than'],
])('with limits %j of two files of 3 and 4 bytes: %s', (limit, refusal) => {
  put('a', '123');
  put('b', '1234');
  const limited = () => read({ ...FOLDER_LIMITS, ...limit });
  if (refusal === null) expect(limited()).toHaveLength(2);
  else expect(limited).toThrow(refusal);
});

test('a digest changes with a name and with a byte, not with the order', () => {
  const digest = folderDigest(filesOf({ a: '1', b: '2' }));
  expect(folderDigest(filesOf({ b: '2', a: '1' }))).toBe(digest);
  const others: Record<string, string>[] = [
    { a: '1' },
    { a: '1', c: '2' },
    { a: '1', b: '3' },
    { a: '12', b: '' },
  ];
  for (const other of others) expect(folderDigest(filesOf(other))).not.toBe(digest);
});

test('what is written is read again, and replaced by what is written next', () => {
  const target = join(folder, 'new');
  const first = filesOf({ 'clinics.csv': '1', 'articles/a.md': '2' });
  writeFolder(target, first);
  expect(new Map(readFolder(target))).toEqual(first);
  const second = filesOf({ 'clinics.csv': '3' });
  writeFolder(target, second);
  expect(new Map(readFolder(target))).toEqual(second);
});

test('files that somebody else wrote, or has changed, are left as they are', () => {
  put('clinics.csv', 'mine');
  expect(() => writeFolder(folder, filesOf({ 'clinics.csv': '1' }))).toThrow(
    'did not write, or that were changed since: clinics.csv',
  );
  expect(read()).toEqual(['clinics.csv=mine']);
  rmSync(join(folder, 'clinics.csv'));
  writeFolder(folder, filesOf({ 'clinics.csv': '1' }));
  put('clinics.csv', 'changed');
  expect(() => writeFolder(folder, filesOf({ 'clinics.csv': '2' }))).toThrow('clinics.csv');
  put('clinics.csv', '1');
  put('other.txt');
  expect(() => writeFolder(folder, filesOf({ 'clinics.csv': '2' }))).toThrow(': other.txt.');
  expect(readdirSync(folder)).toContain('other.txt');
});
