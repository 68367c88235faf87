import type { HeldProduct } from '@contract/desk/given-endpoints';
import { heldInOrder } from './held-rules';

const product = (productId: string, vaccineCode: string): HeldProduct => ({
  productId,
  productName: productId,
  maker: '',
  vaccineCode,
  doses: [],
});
const HELD = [product('a', 'flu'), product('b', 'hpv'), product('c', 'flu'), product('d', 'hpv')];
const idsFor = (productId: string) => heldInOrder(HELD, productId).map((each) => each.productId);

test('products of the booked vaccine come first', () => {
  expect(idsFor('d')).toEqual(['b', 'd', 'a', 'c']);
});

test('a product that the clinic does not hold any more changes nothing', () => {
  expect(idsFor('gone')).toEqual(['a', 'b', 'c', 'd']);
});
