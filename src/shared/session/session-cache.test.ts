import { forgetServerData, renewServerData } from '@/http/hooks/use-server';
import { cookies } from '@/platform/cookies';
import { localEntries, sessionEntries } from '@/storage/storage';
import { SIGNED_OUT } from './session-state';
import {
  onSignOut,
  readSessionCookies,
  restoreSession,
  signIn,
  signOut,
  updateUserInfo,
  useSession,
} from './session-store';
import { loginOf } from '../../../test/samples/login';

jest.mock('@/http/hooks/use-server', () => ({
  forgetServerData: jest.fn(),
  renewServerData: jest.fn(),
}));

const reasons: string[] = [];
onSignOut((reason) => void reasons.push(reason));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['ym_token', 'ym_wx_token', 'ym_login_info']) cookies.remove(name);
  useSession.setState(SIGNED_OUT);
  signIn(loginOf('anna'));
  reasons.length = 0;
  jest.clearAllMocks();
});

/** Another tab or script signs a user in. */
function setCookies(token: string, user: string | null): void {
  cookies.set('ym_token', token);
  if (user === null) cookies.remove('ym_login_info');
  else cookies.set('ym_login_info', JSON.stringify(loginOf(user).userInfo));
}

describe('answers cached for one user are forgotten', () => {
  test.each<[string, () => void]>([
    ['the provider says that the token is another user’s', () => updateUserInfo({ id: 'ben' })],
    [
      'a login says that the same token is another user’s',
      () => signIn({ ...loginOf('ben'), token: 'T-anna' }),
    ],
    [
      'the cookies have another token, of nobody known yet',
      () => {
        setCookies('T-other', null);
        readSessionCookies();
      },
    ],
  ])('where %s', (_how, change) => {
    change();
    expect(forgetServerData).toHaveBeenCalledTimes(1);
    expect(renewServerData).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    ['signs in', () => signIn(loginOf('ben'))],
    [
      'signs in on another tab',
      () => {
        setCookies('T-ben', 'ben');
        readSessionCookies();
      },
    ],
  ])('where another user %s after an expired session', (_how, begin) => {
    signOut('expired');
    jest.clearAllMocks();
    begin();
    expect(forgetServerData).toHaveBeenCalledTimes(1);
    expect(renewServerData).not.toHaveBeenCalled();
  });
});

test('a session whose cookies ran out while the app was closed is cleaned up at the next start, once', () => {
  const isLogin = localEntries.read<boolean>('isLogin');
  for (const name of ['ym_token', 'ym_login_info']) cookies.remove(name);
  // Memory is empty at a start, and another tab's session entries are not here.
  useSession.setState(SIGNED_OUT);
  sessionEntries.remove('session-state');
  localEntries.write('isLogin', { val: isLogin });
  localEntries.write('hosSearchNotes', { val: ['hpv'] });
  restoreSession();
  expect(reasons).toEqual(['expired']);
  expect(localEntries.read('hosSearchNotes')).toBeNull();
  restoreSession();
  expect(reasons).toEqual(['expired']);
});
