import { codeIn } from './arrival-rules';

const CODE = 'YMC1.1101021762.20261121.c2lnbmF0dXJl';

test('the clinic’s code is found in its link, alone, and as six digits', () => {
  expect(codeIn(`https://example.com/index.html#/scanConfirm?code=${CODE}&from=poster`)).toBe(CODE);
  expect(codeIn(` ${CODE}\n`)).toBe(CODE);
  expect(codeIn('123 456')).toBe('123456');
});

test('anything else is no code', () => {
  const links = ['https://example.com/?code=x', 'https://example.com/?code=50%', 'a?code=%E6%8'];
  for (const text of ['', '12345', '1234567', 'YM1.order.signature', ...links])
    expect(codeIn(text)).toBeNull();
});
