import { isPushSignature, pushSignatureOf } from './push-signature';

const PARTS = ['AAAAA', '1714036504', '1514711492'];
const SIGNATURE = 'f464b24fc39322e44b38aa78f5edd27bd1441696';

test('a signature is the one of WeChat’s own example, whatever the order of the parts', () => {
  expect(pushSignatureOf(PARTS)).toBe(SIGNATURE);
  expect(isPushSignature(SIGNATURE, [...PARTS].reverse())).toBe(true);
});

test.each([
  ['another part', SIGNATURE, ['AAAAA', '1714036504', '1514711493']],
  ['another sign', SIGNATURE.replace('f', 'e'), PARTS],
  ['a shorter one', SIGNATURE.slice(1), PARTS],
  ['none', '', PARTS],
])('%s is refused', (_, signature, parts) => {
  expect(isPushSignature(signature, parts)).toBe(false);
});
