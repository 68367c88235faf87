import { sentences } from './sentences';

test('Chinese sentences follow one another without a space', () => {
  expect(sentences(['退款原路退回。', '', '演示支付，不会真的扣款。'])).toBe(
    '退款原路退回。演示支付，不会真的扣款。',
  );
});

test('English ones have one in between', () => {
  expect(sentences(['You can pay at the clinic.', 'No money moves.'])).toBe(
    'You can pay at the clinic. No money moves.',
  );
  expect(sentences(['', 'Only one.'])).toBe('Only one.');
  expect(sentences([])).toBe('');
});
