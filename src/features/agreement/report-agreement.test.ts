import { useSession } from '@/features/account/session-store';
import { request } from '@/http/request';
import { cookies } from '@/platform/cookies';
import { followAgreements, PENDING_COOKIE, reportAgreement } from './report-agreement';

jest.mock('@/http/request', () => ({ request: jest.fn(() => Promise.resolve(null)) }));

const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  cookies.remove(PENDING_COOKIE);
  useSession.setState({ isLogin: false });
});
afterEach(() => void jest.useRealTimers());

test('a signed-in person’s agreement is reported at once, and its cookie goes 1.5 s later', async () => {
  useSession.setState({ isLogin: true });
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
  useSession.setState({ isLogin: true });
  useSession.setState({ isLogin: false });
  useSession.setState({ isLogin: true });
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  stop();
});

test('two agreements of a visitor are both reported', async () => {
  const stop = followAgreements();
  reportAgreement('VACCINE_NOTICE', ['vaccineNotice:v3']);
  reportAgreement('LOGIN', ['userAgreement']);
  useSession.setState({ isLogin: true });
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
  useSession.setState({ isLogin: true });
  reportAgreement('LOGIN', ['userAgreement']);
  await settled();
  useSession.setState({ isLogin: false });
  useSession.setState({ isLogin: true });
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  stop();
});
