import { sampleProducts } from '../../test/samples/catalogue';
import { audienceOf } from './audience';
import audiences from './data/audiences.json';

test('every sample product is for one audience, and no other is named', () => {
  const named = Object.values(audiences).flat().sort();
  expect(named).toEqual(
    sampleProducts()
      .map(({ id }) => id)
      .sort(),
  );
});

test.each([
  ['hepb-nip', 'child'],
  ['hpv9-msd', 'women'],
  ['rzv-gsk', 'elder'],
])('%s is for: %s', (id, audience) => {
  const product = sampleProducts().find((each) => each.id === id);
  if (!product) throw new Error(id);
  expect(audienceOf(product)).toBe(audience);
});
