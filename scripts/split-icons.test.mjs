import { divideIcons } from './split-icons.mjs';

const rule = (name) => `.ic-${name}{--i:url("data:image/svg+xml,${name}")}`;
const styles = `${rule('bell')}${rule('x')}${rule('qr-code')}${rule('moon')}.ic{width:1em}`;

test('an outline that main names stays there and is not repeated in a subpackage', () => {
  const { main, packages } = divideIcons(styles, 'f("bell")', { order: 'g("bell","x")' });
  expect(main).toBe(`${rule('bell')}.ic{width:1em}`);
  expect(packages.order).toBe(rule('x'));
});

test('an outline that two subpackages name travels with both', () => {
  const { main, packages } = divideIcons(styles, '', { order: '"qr-code"', booking: '"qr-code"' });
  expect(main).not.toContain('qr-code');
  expect(packages).toEqual({ order: rule('qr-code'), booking: rule('qr-code') });
});

test('an outline that nobody names is left out', () => {
  const { main, packages } = divideIcons(styles, '"bell"', { order: '"x"' });
  expect(main + packages.order).not.toContain('moon');
});
