/** @jest-environment jsdom */
import { signOut, useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { onAppShow } from '@/platform/lifecycle';
import { localEntries } from '@/storage/storage';
import { followReports, reportAccepted, sendReports, useReports } from './accepted-reports';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/platform/lifecycle', () => ({ onAppShow: jest.fn(() => () => undefined) }));
jest.mock('@/platform/login', () => ({
  platformLogin: { loginCode: () => Promise.resolve('fresh') },
}));
jest.mock('@/platform/subscribe-message', () => ({ messagePlatform: 'weapp' }));

const NO_NETWORK = new ApiError({ kind: 'network', msg: '' });
const as = (id: string) =>
  useSession.setState({ isLogin: true, userInfo: { id } as never, token: `token of ${id}` });
const sent = () => jest.mocked(request).mock.calls.map(([, input]) => input);
const retained = () =>
  localEntries.read<readonly { readonly reportId: string }[]>('acceptedReports');
const offline = () => jest.mocked(request).mockRejectedValue(NO_NETWORK);
const online = () => jest.mocked(request).mockReset().mockResolvedValue(null);

beforeEach(() => {
  useReports.setState({ waiting: [], ended: {} });
  online();
  as('ann');
});

test('what does not arrive is kept, and told again under the same id when the app comes back', async () => {
  const stop = followReports();
  offline();
  const reportId = await reportAccepted(['t']);
  expect(retained()).toEqual([{ reportId, account: 'ann', templates: ['t'] }]);
  online();
  jest.mocked(onAppShow).mock.calls[0]?.[0]();
  await sendReports();
  expect(sent()).toEqual([{ platform: 'weapp', code: 'fresh', reportId, templates: ['t'] }]);
  expect(retained()).toBeNull();
  expect(useReports.getState().ended[reportId]).toBe('known');
  stop();
});

test('several that wait go one after another, a new one too, and none twice', async () => {
  offline();
  await reportAccepted(['a']);
  await reportAccepted(['b']);
  online();
  await Promise.all([sendReports(), reportAccepted(['c']), sendReports()]);
  await sendReports();
  expect(sent()).toMatchObject([{ templates: ['a'] }, { templates: ['b'] }, { templates: ['c'] }]);
});

test('somebody else’s stay until their owner is back', async () => {
  const stop = followReports();
  offline();
  await reportAccepted(['t']);
  online();
  signOut('user');
  as('bob');
  await sendReports();
  expect(sent()).toEqual([]);
  signOut('user');
  as('ann');
  await sendReports();
  expect(sent()).toHaveLength(1);
  stop();
});

test('nothing stays of a deleted account', async () => {
  offline();
  await reportAccepted(['t']);
  signOut('account-deleted');
  expect(retained()).toBeNull();
});
