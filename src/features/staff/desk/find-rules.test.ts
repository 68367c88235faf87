import { namedIn } from './find-rules';

const DAY = [{ personName: '王小芳' }, { personName: '王大力' }, { personName: 'Anna Wang' }];

test('people of the day are found by any part of their name', () => {
  expect(namedIn(DAY, '小芳')).toEqual([DAY[0]]);
  expect(namedIn(DAY, '王')).toHaveLength(2);
  expect(namedIn(DAY, ' wang ')).toEqual([DAY[2]]);
});

test('a reference, a code, or nothing is nobody’s name', () => {
  for (const text of ['', ' ', 'ABCD-EFGH', 'YM1.order.signature'])
    expect(namedIn(DAY, text)).toEqual([]);
});
