import { slotNames } from './slot-name-rules';

const slot = (...names: string[]) => ({
  products: names.map((productName) => ({ productId: productName, productName })),
});

test.each([
  [[], [], 0],
  [['A'], ['A'], 0],
  [['A', 'B', 'C'], ['A', 'B', 'C'], 0],
  [['A', 'B', 'C', 'D'], ['A', 'B'], 2],
  [['A', 'B', 'C', 'D', 'E'], ['A', 'B'], 3],
])('%j is named by %j and %i more', (all, names, more) => {
  expect(slotNames(slot(...all))).toEqual({ names, more });
});
