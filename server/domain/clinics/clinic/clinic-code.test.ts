import { isShortCode, readClinicCode, signClinic } from './clinic-code';

const KEY = Buffer.alloc(32, 1);
const made = signClinic(KEY, '1101021762', '2026-11-21');

test('a clinic’s code names the clinic and the day', () => {
  expect(readClinicCode(KEY, made.code)).toEqual({ depaCode: '1101021762', day: '2026-11-21' });
});

test('a code for another clinic or day cannot be made from it', () => {
  expect(readClinicCode(KEY, made.code.replace('1101021762', '1101021763'))).toBeNull();
  expect(readClinicCode(KEY, made.code.replace('20261121', '20261122'))).toBeNull();
  expect(readClinicCode(Buffer.alloc(32), made.code)).toBeNull();
  expect(readClinicCode(KEY, `${made.code}.x`)).toBeNull();
});

test('the short code is six digits and another one each day', () => {
  expect(isShortCode(made.shortCode)).toBe(true);
  expect(signClinic(KEY, '1101021762', '2026-11-22').shortCode).not.toBe(made.shortCode);
});
