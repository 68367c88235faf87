import fc from '../../../../test/tiers/properties';
import { AUTHOR_GAP, spacedByAuthor } from './spacing';

const byLetter = (row: string): string => row.charAt(0);

test('rows of different authors stay in their order', () => {
  const rows = [...'abcdefghijklm'];
  expect(spacedByAuthor(rows, byLetter, 100)).toEqual(rows);
});

test('a second row of an author comes as soon as nine others stand between', () => {
  const rows = ['a1', 'a2', ...'bcdefghijkl'];
  const spaced = spacedByAuthor(rows, byLetter, 100);
  expect(spaced.indexOf('a1')).toBe(0);
  expect(spaced.indexOf('a2')).toBe(AUTHOR_GAP);
  expect(spaced).toHaveLength(rows.length);
});

test('rows of nobody need no gap, and no more rows are taken than asked for', () => {
  expect(spacedByAuthor(['x', 'y', 'z'], () => null, 2)).toEqual(['x', 'y']);
});

test('no ten rows hold an author twice, whatever is ranked, and none appears twice', () => {
  const authors = fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 120 });
  fc.assert(
    fc.property(authors, (letters) => {
      const rows = letters.map((letter, index) => `${letter}${index}`);
      const spaced = spacedByAuthor(rows, byLetter, 1_000);
      expect(new Set(spaced).size).toBe(spaced.length);
      spaced.forEach((_, index) => {
        const window = spaced.slice(index, index + AUTHOR_GAP).map(byLetter);
        expect(new Set(window).size).toBe(window.length);
      });
    }),
  );
});
