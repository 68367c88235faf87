import type { UserInfo } from '@contract/account/endpoints';
import { loginCookieLines } from './login-cookies';

const userInfo: UserInfo = {
  id: 'U1',
  mobile: '138****0001',
  nickName: '小易',
  regionCode: '0',
  wxSubscribed: 0,
  memberStatus: 0,
  isNew: false,
  mobileFirstBeUsed: true,
};
const lines = (kind: 'h5' | 'wx', secure = true) => loginCookieLines(kind, 'T 1', userInfo, secure);
const lineOf = (name: string, all: readonly string[]) =>
  all.find((line) => line.startsWith(`${name}=`)) ?? '';
const infoIn = (all: readonly string[]): unknown =>
  JSON.parse(
    decodeURIComponent(/^ym_login_info=([^;]*)/.exec(lineOf('ym_login_info', all))?.[1] ?? ''),
  );

test('one kind of token is set for a day, URI-encoded, and ends the other', () => {
  expect(lineOf('ym_wx_token', lines('wx'))).toBe(
    'ym_wx_token=T%201; Path=/; Max-Age=86400; SameSite=Lax; Secure',
  );
  expect(lineOf('ym_token', lines('wx'))).toContain('ym_token=; Path=/; Max-Age=0');
  expect(lineOf('ym_token', lines('h5'))).toContain('ym_token=T%201;');
  expect(lineOf('ym_wx_token', lines('h5'))).toContain('ym_wx_token=;');
});

test('the login info says everything that pages read, and of the region code "0" nothing', () => {
  expect(infoIn(lines('h5'))).toEqual({ ...userInfo, regionCode: '' });
  const known = loginCookieLines('h5', 'T', { ...userInfo, regionCode: '310101' }, true);
  expect(infoIn(known)).toMatchObject({ regionCode: '310101' });
});

test('without https no cookie asks for it', () => {
  expect(lines('h5', false).join()).not.toContain('Secure');
});
