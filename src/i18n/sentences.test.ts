import { sentences } from './sentences';

test.each([
  [['付款后可退。', '取消不收费。'], '付款后可退。取消不收费。'],
  [['You may cancel.', 'It is free.'], 'You may cancel. It is free.'],
  [['', '只有一句。', undefined], '只有一句。'],
  [['First.', '', 'Last.'], 'First. Last.'],
  [['要不要改？', '可以。'], '要不要改？可以。'],
  [[], ''],
])('%j become %s', (texts, text) => {
  expect(sentences(texts)).toBe(text);
});
