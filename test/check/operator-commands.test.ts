import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DOCS = ['operating', 'going-live', 'release-checklist', 'security'].map((name) =>
  read(`docs/${name}.md`),
);
const ALL = DOCS.join('\n');

const firsts = (pattern: RegExp): string[] => [
  ...new Set([...ALL.matchAll(pattern)].map(([, name = '']) => name)),
];

test('every npm command that operators are told to run is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const told = firsts(/npm run (?:(?:-s|--silent) )?([a-z][a-z0-9:-]*)/g);
  expect(told).toContain('desk-staff');
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

test('every file of the build that they are told to run is one of the provider’s commands', () => {
  const told = firsts(/dist\/server\/([a-z-]+)\.js/g);
  expect(told).toContain('main');
  const isThere = (name: string): boolean =>
    ['', '-command'].some((end) => existsSync(join(ROOT, `server/${name}${end}.ts`)));
  expect(told.filter((name) => !isThere(name))).toEqual([]);
});

test('a build for live is shown with all that it needs', () => {
  const shown = ALL.split('\n').filter((line) =>
    /APP_ENV=live.*(API_HOST|npm run build)/.test(line),
  );
  expect(shown).toHaveLength(1);
  for (const name of ['OPERATOR_SETTINGS', 'SITE_DOMAIN', 'API_HOST'])
    expect(shown[0]).toContain(`${name}=`);
});
