import { withProducts } from './held-doses';

const part = (slotId: number, people: number, ...productIds: string[]) => ({
  slotId,
  places: people,
  productIds,
});
const productsOf = (...asked: Parameters<typeof withProducts>) =>
  withProducts(...asked).map(({ products }) => products);

describe('the products that places are held for', () => {
  test.each([
    ['the one that was asked for', [part(1, 1, 'a', 'b')], ['b'], [['b']]],
    ['each person’s, in a fixed order', [part(1, 3, 'a', 'b')], ['b', 'a', 'b'], [['a', 'b', 'b']]],
    [
      'each in a slot where it is booked',
      [part(1, 1, 'a'), part(2, 1, 'b')],
      ['b', 'a'],
      [['a'], ['b']],
    ],
    [
      'first where capacity is left',
      [part(1, 1, 'a', 'b'), part(2, 1, 'a')],
      ['a', 'a'],
      [['a'], ['a']],
    ],
    ['the slot’s only one, where none is named', [part(1, 2, 'a')], [], [['a', 'a']]],
    ['the only one that is named', [part(1, 2, 'a', 'b')], ['b'], [['b', 'b']]],
    ['nobody’s, where it could be several', [part(1, 2, 'a', 'b')], [], [[]]],
    ['none that the slot is not for', [part(1, 1, 'a', 'b')], ['c'], [[]]],
    [
      'all that are asked for, also of more doses than places',
      [part(1, 1, 'a', 'b')],
      ['a', 'b'],
      [['a', 'b']],
    ],
  ])('are %s', (_, parts, asked, expected) => {
    expect(productsOf(parts, asked)).toEqual(expected);
  });

  test('leave slots and places as they are', () => {
    expect(withProducts([part(7, 2, 'a')], ['a'])).toEqual([
      { slotId: 7, places: 2, products: ['a', 'a'] },
    ]);
  });
});
