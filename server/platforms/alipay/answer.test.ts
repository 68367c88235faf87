import { answerIn } from './answer';

const METHOD = 'alipay.trade.query';
const NAME = 'alipay_trade_query_response';

test('what is verified is the exact text: blanks, escapes and the order of members stay', () => {
  const text = '{ "code":"10000", "a\\/b":"\\u4e2d", "nested":{"x":"}"} }';
  for (const body of [
    `{"${NAME}":${text},"sign":"S"}`,
    `{"sign":"S","${NAME}" : ${text}}`,
    `{"alipay_cert_sn":"N","${NAME}":${text},"sign":"S"}`,
  ])
    expect(answerIn(body, METHOD)).toMatchObject({ text, signature: 'S' });
  expect(answerIn(`{"alipay_cert_sn":"N","${NAME}":${text}}`, METHOD)).toMatchObject({
    certificate: 'N',
    signature: null,
  });
});

test('a member of that name inside another, or inside a text, is not the answer', () => {
  const inner = `{"${NAME}":{"code":"10000"}}`;
  const body = `{"other":${inner},"note":${JSON.stringify(inner)},"${NAME}":{"code":"40004"},"sign":"S"}`;
  expect(answerIn(body, METHOD)?.fields).toEqual({ code: '40004' });
});

test('a name that comes twice with different contents is no answer', () => {
  const body = `{"${NAME}":{"code":"40004"},"${NAME}":{"code":"10000"},"sign":"S"}`;
  expect(answerIn(body, METHOD)).toBeNull();
});

test('refusals before a method is known come as error_response', () => {
  expect(answerIn('{"error_response":{"code":"40002"}}', METHOD)?.fields.code).toBe('40002');
});

test.each([
  '',
  'null',
  '[]',
  '"x"',
  '{}',
  '<html>',
  `{"${NAME}":[1]}`,
  `{"${NAME}":"x"}`,
  '{"other_response":{}}',
])('%j is no answer', (body) => {
  expect(answerIn(body, METHOD)).toBeNull();
});
