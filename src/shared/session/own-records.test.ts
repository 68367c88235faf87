import { clientParts } from '@/http/client-parts';
import { cookies } from '@/platform/cookies';
import { OWN_ENTRIES } from '@/storage/own-record-rules';
import type { OwnKind } from '@/storage/own-record-rules';
import { ownRecords, putOwn } from '@/storage/own-records';
import { loginOf } from '../../../test/samples/login';
import {
  connectSession,
  readSessionCookies,
  restoreSession,
  signIn,
  signOut,
  useSession,
} from './session-store';
import { SIGNED_OUT } from './session-state';

jest.mock('@/http/hooks/use-server', () => ({
  forgetServerData: jest.fn(),
  renewServerData: jest.fn(),
}));

const KINDS = Object.keys(OWN_ENTRIES) as OwnKind[];
const stored = () => KINDS.filter((kind) => window.localStorage.getItem(OWN_ENTRIES[kind]));
const clearCookies = () => ['ym_token', 'ym_login_info'].forEach((name) => cookies.remove(name));

connectSession({ goToLogin: () => undefined });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCookies();
  useSession.setState(SIGNED_OUT);
  signIn(loginOf('anna'));
  for (const kind of KINDS) putOwn(kind, clientParts().account(), 'x', 1);
  expect(stored()).toEqual(KINDS);
});

/** Another tab, or the browser after it was closed: the session's storage is empty. */
const inNewTab = (): void => {
  window.sessionStorage.clear();
  useSession.setState(SIGNED_OUT);
};

test('records stay while the account stays, also in a new tab', () => {
  readSessionCookies();
  inNewTab();
  restoreSession();
  expect(ownRecords('order', clientParts().account())).toHaveLength(1);
});

test('after a log-out nothing is left', () => {
  signOut('user');
  expect(stored()).toEqual([]);
});

test('after an expired session only the unsent booking waits, for its owner alone', () => {
  signOut('expired');
  expect(stored()).toEqual(['booking']);
  inNewTab();
  signIn(loginOf('ben'));
  expect(stored()).toEqual([]);
});

test('another account that signed in on a sibling site finds nothing in a new tab', () => {
  inNewTab();
  cookies.set('ym_token', 'T-ben');
  cookies.set('ym_login_info', JSON.stringify(loginOf('ben').userInfo));
  restoreSession();
  expect(clientParts().account()).toBe(loginOf('ben').userInfo.id);
  expect(stored()).toEqual([]);
});

test('what a tab wrote after another had logged out goes at the next start', () => {
  window.localStorage.removeItem('isLogin');
  clearCookies();
  inNewTab();
  restoreSession();
  expect(stored()).toEqual(['booking']);
});

test('a session that another tab has ended belongs to nobody', () => {
  clearCookies();
  expect(clientParts().account()).toBe('');
});
