import { PAY_WAY, payWaysOf } from './pay-way-rules';

test('the codes are those of the specification', () => {
  expect(PAY_WAY).toEqual({
    MEDICAL_CARD: '1',
    MESSAGING_APP: '2',
    PAYMENT_APP: '3',
    UNION_PAY_CARD: '4',
    CASH: '5',
  });
});

test.each([
  ['1,2,5', ['1', '2', '5']],
  [' 5 , 1,5', ['5', '1']],
  ['', []],
  ['9,x,2', ['2']],
])('%j lists %j', (list, payWays) => expect(payWaysOf(list)).toEqual(payWays));
