import { quoting, removedTexts } from './removed-texts';

const diff = (...lines: readonly string[]): string =>
  ['--- a/src/x/messages.ts', '+++ b/src/x/messages.ts', '@@ -1 +1 @@', ...lines].join('\n');

test('a text that a change takes away is found, in either language', () => {
  const changed = diff(
    "-  start: ['重新开始', 'Start anew'],",
    "+  start: ['重新开始', 'Start over'],",
  );
  expect(removedTexts(changed)).toEqual(['Start anew']);
  expect(removedTexts(diff("-  full: ['约满', 'Full'],"))).toEqual(['约满']);
});

test('short keys, and imports that moved, are no texts', () => {
  expect(
    removedTexts(diff("-  kind: 'a',", "-import { rule } from './rule-of-somewhere';")),
  ).toEqual([]);
});

test('tests and their helpers that quote the text are named, the product’s files are not', () => {
  const texts = new Map([
    ['src/x/messages.ts', "start: 'Start anew'"],
    ['src/x/page.test.tsx', "getByText('Start anew')"],
    ['test/browser/kit/visit.ts', "button('Start anew')"],
    ['test/browser/home.test.ts', "button('Home')"],
  ]);
  expect(quoting(texts, ['Start anew'])).toEqual([
    'src/x/page.test.tsx',
    'test/browser/kit/visit.ts',
  ]);
});
