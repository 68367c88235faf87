import * as v from 'valibot';
import { accountEndpoints } from '@contract/account/endpoints';
import { mobile } from '@contract/fields';
import { isCode, isMobile, isNickName, passwordViolation } from './form-rules';

test.each([
  ['13800138000', true],
  ['19900000000', true],
  ['12800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['138 0013 8000', false],
  ['', false],
])('the mobile %j is taken: %s, as the contract does', (text, taken) => {
  expect(isMobile(text)).toBe(taken);
  expect(v.safeParse(mobile, text).success).toBe(taken);
});

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
])('a code of 6 digits, %j: %s', (text, taken) => {
  expect(isCode(text, 6)).toBe(taken);
});

test.each([
  ['abcdef1', 'short'],
  ['abcdefg1', null],
  ['four words with blanks', null],
  ['密码密码密码密', 'short'],
  ['密码密码密码密码', null],
  ['👶👶👶👶👶👶👶', 'short'],
  ['👶'.repeat(8), null],
  ['a'.repeat(128), null],
  ['a'.repeat(129), 'long'],
] as const)('the new password %j has the fault %s, as the contract judges', (text, violation) => {
  expect(passwordViolation(text)).toBe(violation);
  const schema = accountEndpoints['POST /passport/v1/h5/login/modifyPassword.do'].input;
  expect(v.safeParse(schema, { oldPassword: 'x', password: text }).success).toBe(
    violation === null,
  );
});

test.each([
  ['', false],
  ['   ', false],
  ['易', true],
  ['易'.repeat(20), true],
  ['易'.repeat(21), false],
])('the nickname %j is taken: %s', (text, taken) => {
  expect(isNickName(text)).toBe(taken);
});
