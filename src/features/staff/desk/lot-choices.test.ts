import { lotsOf } from './lot-choices';

const given = (productName: string, lot: string) => ({ productName, lot });

test('lots of the day are offered by how often they were given, another vaccine’s never', () => {
  const orders = [
    given('HPV', 'A1001'),
    given('HPV', 'B2002'),
    given('HPV', 'B2002'),
    given('HPV', ''),
    given('MMR', 'M3003'),
  ];
  expect(lotsOf(orders, 'HPV')).toEqual(['B2002', 'A1001']);
  expect(lotsOf(orders, 'PCV')).toEqual([]);
});
