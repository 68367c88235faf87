import { CODE, COMMUNITY_CODE, NO_TOAST_ABOVE } from '@contract/errors';
import { ENCRYPTED_HEADER, LANGUAGE_HEADER, NONCE_HEADER, TOKEN_HEADER } from '@contract/envelope';
import { COMMUNITY_CODES, RESPONSE_CODES, ruleFor } from './error-table';
import { HEADER } from '../wire/headers';

const PATH = '/base/time/now.do';
const COMMUNITY = '/ugc-api/user/init.do';

test('the table is that of the specification', () => {
  const given = ['-201', '0000', '10000', '1001', '1002', '14601', '2931'];
  expect(Object.keys(RESPONSE_CODES).sort()).toEqual(given);
});

test('every other code of the contract is said up to the threshold and left to the page above it', () => {
  for (const code of Object.values(CODE)) {
    if (code in RESPONSE_CODES) continue;
    expect(code).toMatch(/^([45]\d{3}|2\d{4})$/);
    expect(ruleFor(code, PATH)).toMatchObject({
      reaction: 'none',
      toast: Number(code) <= NO_TOAST_ABOVE,
    });
  }
});

test.each([
  ['0000', 'resolve', false],
  ['1001', 'login-invalid', false],
  ['1002', 'login', false],
  ['14601', 'resolve', false],
  ['-201', 'vaccine-details', true],
  ['2931', 'verify', false],
  ['10000', 'none', false],
  ['4000', 'none', true],
  ['20001', 'none', false],
])('%s: reaction %s, toast %s', (code, reaction, toast) => {
  expect(ruleFor(code, PATH)).toMatchObject({ reaction, toast });
});

test('an unknown code shows its message up to the threshold and none above', () => {
  expect(ruleFor(String(NO_TOAST_ABOVE - 1), PATH).toast).toBe(true);
  expect(ruleFor(String(NO_TOAST_ABOVE + 1), PATH).toast).toBe(false);
  expect(ruleFor('E_STRANGE', PATH).toast).toBe(true);
});

test('1002 means "user not found" in the community, and an invalid mobile elsewhere', () => {
  expect(ruleFor('1002', COMMUNITY)).toMatchObject({ meaning: 'USER_NOT_FOUND', toast: true });
  expect(ruleFor('1002', PATH)).toMatchObject({ meaning: 'mobile invalid', reaction: 'login' });
});

test('every community code has its row under its name', () => {
  expect(Object.keys(COMMUNITY_CODES).sort()).toEqual(Object.values(COMMUNITY_CODE).sort());
  for (const [name, code] of Object.entries(COMMUNITY_CODE)) {
    if (['0000', '1001'].includes(code)) continue;
    expect(COMMUNITY_CODES[code].meaning).toBe(name);
  }
});

test.each([
  ['0000', 'resolve', false],
  ['1001', 'login-invalid', false],
  ['1002', 'refresh', true],
  ['1003', 'refresh', true],
  ['1004', 'refresh', true],
  ['1005', 'refresh', true],
  ['1006', 'refresh', true],
  ['1007', 'refresh', true],
  ['9900', 'none', true],
  ['9991', 'refresh', true],
  ['9999', 'none', true],
  ['TFL40004', 'none', true],
  ['FL40005', 'none', true],
  ['2931', 'verify', false],
])('%s of the community: reaction %s, toast %s', (code, reaction, toast) => {
  expect(ruleFor(code, COMMUNITY)).toMatchObject({ reaction, toast });
});

test("the header names are the contract's", () => {
  expect(HEADER).toMatchObject({
    token: TOKEN_HEADER,
    nonce: NONCE_HEADER,
    encrypted: ENCRYPTED_HEADER,
    language: LANGUAGE_HEADER,
  });
});
