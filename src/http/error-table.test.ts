import { CODE, NO_TOAST_ABOVE } from '@contract/errors';
import { ENCRYPTED_HEADER, LANGUAGE_HEADER, NONCE_HEADER, TOKEN_HEADER } from '@contract/envelope';
import { COMMUNITY_CODES, RESPONSE_CODES, ruleFor } from './error-table';
import { HEADER } from './headers';

const PATH = '/base/time/now.do';

test('every code of the contract has its row', () => {
  expect(Object.keys(RESPONSE_CODES).sort()).toEqual(Object.values(CODE).sort());
});

test.each([
  ['0000', 'resolve', false],
  ['1001', 'login-invalid', false],
  ['1002', 'login', false],
  ['14601', 'resolve', false],
  ['-201', 'vaccine-details', true],
  ['2931', 'none', false],
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

test('1002 means "user not found" in the community and leads nowhere', () => {
  expect(ruleFor('1002', '/ugc-api/user/init.do')).toMatchObject({
    meaning: 'USER_NOT_FOUND',
    reaction: 'none',
    toast: true,
  });
  expect(ruleFor('1001', '/ugc-api/user/init.do').reaction).toBe('login-invalid');
  expect(Object.keys(COMMUNITY_CODES)).toEqual(expect.arrayContaining(['TFL40004', 'FL40005']));
});

test("the header names are the contract's", () => {
  expect(HEADER).toMatchObject({
    token: TOKEN_HEADER,
    nonce: NONCE_HEADER,
    encrypted: ENCRYPTED_HEADER,
    language: LANGUAGE_HEADER,
  });
});
