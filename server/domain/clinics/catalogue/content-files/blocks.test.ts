import fc from '../../../../../test/tiers/properties';
import type { Block } from '../../../../catalogue/rows';
import { FileProblems } from '../files/file-problems';
import { readBlocks } from './blocks';
import { writeBlocks } from './write-markdown';

const read = (text: string) => {
  const problems = new FileProblems('x.md');
  const { blocks } = readBlocks(text, 1, problems);
  return { blocks, problems: problems.list().map(({ line, message }) => `${line} ${message}`) };
};

test('headings, paragraphs, lists, tips and links are read', () => {
  const { blocks, problems } = read(
    '## Head\n\nA text\nof lines.\n\n- one\n- two\n\n> A tip.\n\n[WHO](https://www.who.int/)\n\n[Book](catalogs/disease-flu)\n',
  );
  expect(problems).toEqual([]);
  expect(blocks).toEqual([
    { type: 'h', text: 'Head' },
    { type: 'p', text: 'A text of lines.' },
    { type: 'list', items: ['one', 'two'] },
    { type: 'tip', text: 'A tip.' },
    { type: 'link', text: 'WHO', url: 'https://www.who.int/' },
    { type: 'vaccines', text: 'Book', catalogId: 'disease-flu' },
  ]);
});

test.each([
  ['满月后的那一针，\n往往是第一次。', '满月后的那一针，往往是第一次。'],
  ['接种 HPV\n疫苗', '接种 HPV 疫苗'],
  ['two\nlines', 'two lines'],
  ['5 \\* 3 \\< 20 & 1 < 2', '5 * 3 < 20 & 1 < 2'],
  ['see www.who.int for more', 'see www.who.int for more'],
])('the paragraph %j is the text %j', (text, plain) =>
  expect(read(text)).toEqual({ blocks: [{ type: 'p', text: plain }], problems: [] }),
);

test.each([
  ['a **bold** word', '1 texts have no emphasis'],
  ['ok\n\nslanted _word_', '3 texts have no emphasis'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '1 texts have no tables'],
  ['a <b>b</b>', '1 texts have no HTML'],
  ['<div>\nx\n</div>', '1 texts have no HTML'],
  ['![a](b.png)', '1 texts have no pictures'],
  ['    code', '1 is taken for program code'],
  ['a `b`', '1 texts have no program code'],
  ['a ~~b~~', '1 texts have nothing crossed out'],
  ['a\n\n---\n\nb', '3 texts have no line across'],
  ['text [a](https://b.c) more', '1 a link is a paragraph of its own'],
  ['[a](b.html)', '1 “b.html” is no address'],
  ['[a](catalogs/)', '1 “catalogs/” is no address'],
  ['[a](catalogs/../b)', '1 “catalogs/../b” is no address'],
  ['# Title', '1 headings begin with “## ”'],
  ['### Title', '1 headings begin with “## ”'],
  ['1. one\n2. two', '1 numbers of items are not stored'],
  ['- one\n  - two', '1 lists are not nested'],
  ['- [ ] one', '1 texts have no boxes'],
  ['- one\n-', '1 an item is empty'],
  ['> one\n>\n> two', '1 a tip is one paragraph'],
  ['> - one', '1 lists are not nested'],
  ['', '1 there is no text'],
  ['\n\n\n\n## ok\n\na *b*', '7 texts have no emphasis'],
])('%j is refused', (text, problem) => {
  const { problems } = read(text);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]?.startsWith(problem)).toBe(true);
});

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'*_-#>[]()<&~`|\\1.+! =:@www疫，ab'), minLength: 1 }),
    fc.constantFrom('1. a', '- a', '# a', '> a', '---', '===', 'a | b', '[x]', '[x]: y', '<!-- a'),
  )
  .map((each) => each.replace(/\s+/g, ' ').trim())
  .filter((each) => each !== '');
const url = fc.webUrl({ withQueryParameters: true, withFragments: true });
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constantFrom('h', 'p', 'tip'), text }),
  fc.record({
    type: fc.constant('list'),
    items: fc.array(text, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ type: fc.constant('link'), text, url }),
  fc.record({
    type: fc.constant('vaccines'),
    text,
    catalogId: fc.constantFrom('disease-flu', 'age-teen', 'free'),
  }),
);

test('any blocks are read again as they were written', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) =>
      expect(read(writeBlocks(blocks))).toEqual({ blocks, problems: [] }),
    ),
  );
});
