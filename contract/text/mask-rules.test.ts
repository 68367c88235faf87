import fc, { runs } from '../../test/tiers/properties';
import { BRAND_TERMS, MASK, maskMobile, maskText } from './mask-rules';

const RUNS = { numRuns: runs(10_000) };

test.each([
  ['13800138000', MASK],
  ['请打 13800138000，谢谢', `请打 ${MASK}，谢谢`],
  ['13800138000 13900139000', `${MASK} ${MASK}`],
  ['138-0013-8000或138 0013 8000', `${MASK}或${MASK}`],
  ['+86 13800138000', `+86 13800138000`.replace(/.*/, MASK)],
  ['电话8613800138000', `电话${MASK}`],
  ['0571-88888888', MASK],
  ['(010)62345678', MASK],
  ['（0571）8888 8888-801', MASK],
  ['02012345678 不是号码', '02012345678 不是号码'],
  ['010-6234567转12', MASK],
  ['400-820-8820', MASK],
])('a phone number in %j is masked', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test.each([
  '12345678901',
  '2026-04-12 08:30',
  '110105199605060021',
  '预约号 13800138000123',
  '98.50',
])('what is no phone number stays: %s', (text) => {
  expect(maskText(text)).toBe(text);
});

test('both brand words go, in any letter case, and others can be named', () => {
  expect(BRAND_TERMS).toHaveLength(2);
  expect(maskText('易苗和YIMIAO')).toBe(`${MASK}和${MASK}`);
  expect(maskText('a+b 好用', ['a+b'])).toBe(`${MASK} 好用`);
  expect(maskText('易苗', [])).toBe('易苗');
});

test('the mask is seven asterisks', () => expect(MASK).toBe('*******'));

test('a mobile keeps its first 3 and last 4 digits', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
  expect(maskMobile('1381234567')).toBe('');
  expect(maskMobile('')).toBe('');
});

const digit = fc.integer({ min: 0, max: 9 });
const mobile = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.array(digit, { minLength: 9, maxLength: 9 }))
  .map(([second, rest]) => `1${second}${rest.join('')}`);

test('whatever stands around it, no mobile comes through', () => {
  fc.assert(
    fc.property(fc.string(), mobile, fc.string(), (before, number, after) => {
      const text = `${before.replace(/\d$/, '')} ${number} ${after}`;
      expect(maskText(text)).not.toContain(number);
    }),
    RUNS,
  );
});

test('any text can be masked, and masking twice changes nothing more', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('易苗', '0571', '-', ' ', '138', '*', '转', '86'),
    mobile,
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const once = maskText(pieces.join(''));
      expect(maskText(once)).toBe(once);
    }),
    RUNS,
  );
});
