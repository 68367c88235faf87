import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureOf, withArchitecture } from './architecture';
import { readSources } from './imports';

const ROOT = join(__dirname, '../..');

const pictureOf = (files: Record<string, string>) => architectureOf(new Map(Object.entries(files)));

test('arrows are what the code imports, without those that others imply', () => {
  const picture = pictureOf({
    'src/app.tsx': "import { home } from './pages/home';\nimport { ok } from './http/ok';\n",
    'src/pages/home.tsx': "import { ok } from '../http/ok';\n",
    'src/http/ok.ts': "import { x } from '@contract/x';\n",
    'contract/x.ts': '',
  });
  expect(picture.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  app --> pages',
    '  kernel --> contract',
    '  pages --> kernel',
  ]);
});

test('a folder that the picture does not know is told', () => {
  expect(() => pictureOf({ 'server/new/thing.ts': '' })).toThrow('server/new/thing.ts');
});

test('the picture in the README is that of this code: npm run architecture draws it anew', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const picture = architectureOf(readSources(ROOT, ['src', 'contract', 'server']));
  expect(withArchitecture(readme, picture)).toBe(readme);
});
