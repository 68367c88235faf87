import { useSession } from '@/shared/session/session-store';
import type { SessionState } from '@/shared/session/session-state';
import { request } from '@/http/request';
import { cookies } from '@/platform/cookies';
import { followAgreements, PENDING_COOKIE, reportAgreement } from './report-agreement';

jest.mock('@/http/request', () => ({ request: jest.fn(() => Promise.resolve(null)) }));

const signIn = (id = 'A'): void =>
  useSession.setState({ isLogin: true, userInfo: { id } as SessionState['userInfo'] });
const signOut = (): void => useSession.setState({ isLogin: false, userInfo: null });

const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  cookies.remove(PENDING_COOKIE);
  signOut();
});
afterEach(() => void jest.useRealTimers());

test('a signed-in person’s agreement is reported at once, and its cookie goes 1.5 s later', async () => {
  signIn();
  reportAgreement('VACCINE_NOTICE', ['vaccineNotice:v3']);
  await settled();
  expect(request).toHaveBeenCalledWith(
    'POST /base/authProtocol/authProtocolLogUserRecord.do',
    {
      deviceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      authProtocolTime: expect.any(Number),
      authSignList: ['vaccineNotice:v3'],
      positionCode: 'VACCINE_NOTICE',
    },
    expect.anything(),
  );
  await jest.advanceTimersByTimeAsync(1499);
  expect(cookies.get(PENDING_COOKIE)).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(cookies.get(PENDING_COOKIE)).toBeNull();
});

test('a visitor’s agreement waits for the sign-in, and is reported once', async () => {
  const stop = followAgreements();
  reportAgreement('LOGIN', ['userAgreement', 'privacyPolicy']);
  await settled();
  expect(request).not.toHaveBeenCalled();
  signIn();
  signOut();
  signIn();
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  stop();
});

test('two agreements of a visitor are both reported', async () => {
  const stop = followAgreements();
  reportAgreement('VACCINE_NOTICE', ['vaccineNotice:v3']);
  reportAgreement('LOGIN', ['userAgreement']);
  signIn();
  await settled();
  const positions = jest.mocked(request).mock.calls.map(([, input]) => input);
  expect(positions).toMatchObject([{ positionCode: 'VACCINE_NOTICE' }, { positionCode: 'LOGIN' }]);
  await jest.advanceTimersByTimeAsync(1500);
  expect(cookies.get(PENDING_COOKIE)).toBeNull();
  stop();
});

test('a report that did not arrive goes with the next sign-in', async () => {
  const stop = followAgreements();
  jest.mocked(request).mockRejectedValueOnce(new Error('no network'));
  signIn();
  reportAgreement('LOGIN', ['userAgreement']);
  await settled();
  signOut();
  signIn();
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  stop();
});

test('a report that did not arrive is never the next person’s; it waits for who agreed', async () => {
  const stop = followAgreements();
  jest.mocked(request).mockRejectedValueOnce(new Error('no network'));
  signIn('A');
  reportAgreement('COMMUNITY', ['communityRules:v1']);
  await settled();
  signOut();
  signIn('B');
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  signIn('A');
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  expect(jest.mocked(request).mock.calls[1]?.[1]).not.toHaveProperty('by');
  stop();
});

test('what a visitor agreed to is whose sign-in followed, though the page was left before the answer', async () => {
  const stop = followAgreements();
  reportAgreement('LOGIN', ['userAgreement']);
  jest.mocked(request).mockRejectedValueOnce(new Error('page left'));
  signIn('A');
  await settled();
  signOut();
  signIn('B');
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  stop();
});
