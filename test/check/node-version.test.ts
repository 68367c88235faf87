import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(__dirname, '../..', path), 'utf8');

interface LockedPackage {
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

const [, major = '', minor = ''] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];

test.each(['README.md', 'docs/going-live.md'])('%s names the version of package.json', (path) => {
  expect(read(path)).toContain(`Node ${major}.${minor} or newer`);
});

test('no package that is installed needs a newer Node of the same line', () => {
  const newer = Object.entries(packages).filter(([, { optional, engines: own }]) => {
    const least = new RegExp(`(?:\\^|>=)\\s*${major}\\.(\\d+)`).exec(own?.node ?? '')?.[1];
    return !optional && least !== undefined && Number(least) > Number(minor);
  });
  expect(newer.map(([path]) => path)).toEqual([]);
});
