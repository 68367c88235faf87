import { createFieldCipher, SEALED_PREFIX } from './field-cipher';

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) });
const LOOKUP = Buffer.alloc(32, 9);
const cipher = createFieldCipher([key('b', 2), key('a', 1)], LOOKUP);

test.each(['13800000000', '11010519491231002X', '王小芳 😀'])(
  '%s comes back as it was sealed, and is not to be seen in what is stored',
  (text) => {
    const sealed = cipher.seal(text);
    expect(sealed.startsWith(`${SEALED_PREFIX}b.`)).toBe(true);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes(text)).toBe(false);
    expect(cipher.open(sealed)).toBe(text);
  },
);

test('equal values are stored differently', () => {
  expect(cipher.seal('13800000000')).not.toBe(cipher.seal('13800000000'));
});

test('nothing stays nothing, and what was stored before columns were sealed is read as it is', () => {
  expect(cipher.seal('')).toBe('');
  expect(cipher.open('')).toBe('');
  expect(cipher.open('13800000000')).toBe('13800000000');
});

test('an earlier key still opens what it sealed; a key that is gone is named', () => {
  const old = createFieldCipher([key('a', 1)], LOOKUP).seal('E12345678');
  expect(cipher.open(old)).toBe('E12345678');
  const other = createFieldCipher([key('c', 3)], LOOKUP);
  expect(() => other.open(old)).toThrow('"a" of DATA_KEYS');
});

test('an altered value, or one of another secret, is refused', () => {
  const sealed = cipher.seal('13800000000');
  const index = sealed.length - 5;
  const altered =
    sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1);
  expect(() => cipher.open(altered)).toThrow();
  expect(() => cipher.open(`${SEALED_PREFIX}b.AAAA`)).toThrow();
  expect(() => createFieldCipher([key('b', 7)], LOOKUP).open(sealed)).toThrow();
});

test('a mobile is found by the same hash whatever key seals, and by another one under another look-up key', () => {
  const one = createFieldCipher([key('a', 1)], LOOKUP);
  expect(one.mobileKey('13800000000')).toBe(cipher.mobileKey('13800000000'));
  expect(one.mobileKey('13800000001')).not.toBe(cipher.mobileKey('13800000000'));
  const elsewhere = createFieldCipher([key('a', 1)], Buffer.alloc(32, 8));
  expect(elsewhere.mobileKey('13800000000')).not.toBe(cipher.mobileKey('13800000000'));
});
