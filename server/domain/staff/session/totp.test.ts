import { codeOfStep, keyUri, newSecret, STEP, stepOfCode } from './totp';

/** "12345678901234567890" of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The last six of the eight digits of RFC 6238, appendix B, SHA-1. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is %s', (seconds, code) => {
  expect(codeOfStep(SECRET, Math.floor((seconds * 1000) / STEP))).toBe(code);
});

test('codes of the step before and after count, others do not', () => {
  const step = 1_000_000;
  const at = (steps: number): number => (step + steps) * STEP;
  const code = codeOfStep(SECRET, step);
  expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(SECRET, code, at(steps)))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ]);
  expect(stepOfCode(SECRET, '', at(0))).toBeNull();
  expect(stepOfCode(SECRET, `${code}0`, at(0))).toBeNull();
});

test('a secret has 160 bits and no second one is the same', () => {
  const secrets = [newSecret(), newSecret()];
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(2);
});

test('the address that an authenticator reads names whose it is', () => {
  expect(keyUri(SECRET, '易苗', 'nurse.li')).toBe(
    `otpauth://totp/%E6%98%93%E8%8B%97:nurse.li?secret=${SECRET}&issuer=%E6%98%93%E8%8B%97`,
  );
});
