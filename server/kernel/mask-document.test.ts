import { maskDocument } from './mask-document';

test.each([
  ['11010119900305121X', '1101**********121X'],
  ['P110123456', 'P1******56'],
  ['E12345678', 'E1*****78'],
  ['12345678', '12****78'],
  ['A1234', 'A***4'],
  ['', '**'],
])('%s is shown as %s', (number, shown) => {
  expect(maskDocument(number)).toBe(shown);
});
