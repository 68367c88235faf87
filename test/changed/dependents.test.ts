import { closure, dependencies, dependents } from './dependents';

const graphOf = (files: Readonly<Record<string, string>>) =>
  dependencies(new Map(Object.entries(files)));

test('who imports a changed file depends on it, the farther the more steps lie between', () => {
  const graph = graphOf({
    'src/rule.ts': '',
    'src/store.ts': "import { rule } from './rule';\n",
    'src/pages/a/index.tsx': "import { store } from '@/store';\n",
    'src/other.ts': '',
  });
  expect([...dependents(graph, ['src/rule.ts'])]).toEqual([
    ['src/rule.ts', 0],
    ['src/store.ts', 1],
    ['src/pages/a/index.tsx', 2],
  ]);
});

test('types, pages loaded later, mocks and styles count as imports', () => {
  const graph = graphOf({
    'contract/a.ts': '',
    'src/later.ts': '',
    'src/look.scss': '',
    'src/user.ts':
      "import type { A } from '@contract/a';\nconst b = () => import('./later');\njest.mock('./later');\nimport './look.scss';\n",
  });
  expect(graph.get('src/user.ts')).toEqual(['contract/a.ts', 'src/later.ts', 'src/look.scss']);
});

test('an import without its ending leads to the file of every target', () => {
  const graph = graphOf({
    'src/platform/scan/index.h5.ts': '',
    'src/platform/scan/index.weapp.ts': '',
    'src/a.ts': "import { scan } from '@/platform/scan';\n",
  });
  expect([...dependents(graph, ['src/platform/scan/index.weapp.ts']).keys()]).toContain('src/a.ts');
  expect(graph.get('src/a.ts')).toHaveLength(2);
});

test('files that import one another do not hang the walk', () => {
  const graph = graphOf({ 'src/a.ts': "import './b';", 'src/b.ts': "import './a';" });
  expect([...dependents(graph, ['src/a.ts'])]).toEqual([
    ['src/a.ts', 0],
    ['src/b.ts', 1],
  ]);
  expect([...closure(graph, 'src/a.ts')]).toEqual(['src/a.ts', 'src/b.ts']);
});

test('a package, and an import in a sample text, lead nowhere', () => {
  expect(graphOf({ 'src/a.ts': "import 'react';\nimport './gone';" }).get('src/a.ts')).toEqual([]);
});
