import { signIn, signOut } from '@/shared/session/session-store';
import { followConsent } from './api';
import { sendBeacon } from '@/platform/beacon';
import { send } from '@/platform/transport';
import { loginOf } from '../../../../test/samples/login';
import { postLeaving, postReport } from '@/telemetry/post';
import { areStatisticsOff } from '@/telemetry/statistics-choice';

jest.mock('@/platform/transport', () => ({
  send: jest.fn(() => ({ answer: Promise.resolve({ status: 200 }) })),
}));
jest.mock('@/platform/beacon', () => ({ sendBeacon: jest.fn(() => true) }));

const PATH = '/analytics/event/report.do';
const statistics = (given: boolean) =>
  ({ purpose: 'statistics', id: '', name: '', day: null, at: 1, version: '', given }) as const;
/** Reports on both paths. @returns how often each was sent */
const report = async (): Promise<number[]> => {
  jest.clearAllMocks();
  await postReport(PATH, { run: 'r' });
  expect(postLeaving(PATH, { run: 'r' })).toBe(true);
  return [send, sendBeacon].map((sent) => jest.mocked(sent).mock.calls.length);
};

afterEach(() => {
  signOut('user');
  window.localStorage.clear();
});

test('before anybody was asked nothing is sent, not even after a sign-in', async () => {
  expect(await report()).toEqual([0, 0]);
  signIn(loginOf('U1'));
  expect(await report()).toEqual([0, 0]);
  signIn({ ...loginOf('U1'), statistics: false });
  expect(await report()).toEqual([0, 0]);
});

test('reports say nothing of who sends them', async () => {
  signIn({ ...loginOf('U1'), statistics: true });
  expect(await report()).toEqual([1, 1]);
  const sent = JSON.stringify(jest.mocked(send).mock.calls);
  expect(sent).not.toContain('T-U1');
  expect(jest.mocked(send).mock.calls[0]?.[0].headers).toEqual({
    'content-type': 'application/json',
  });
});

test('who signs in after a withdrawal on another device sends nothing, until it is given again', async () => {
  signIn({ ...loginOf('U1'), statistics: false });
  expect(await report()).toEqual([0, 0]);
  signOut('user');
  expect(await report()).toEqual([0, 0]);
  signIn({ ...loginOf('U1'), statistics: true });
  expect(await report()).toEqual([1, 1]);
});

test('a provider that says nothing of the consent leaves what was chosen on the device', async () => {
  signIn({ ...loginOf('U1'), statistics: false });
  signIn(loginOf('U1'));
  expect(await report()).toEqual([0, 0]);
});

test('a device whose storage was emptied sends nothing until the next sign-in', async () => {
  signIn({ ...loginOf('U1'), statistics: true });
  window.localStorage.clear();
  expect(areStatisticsOff()).toBe(true);
  expect(await report()).toEqual([0, 0]);
});

test('a list of consents counts as well', async () => {
  followConsent([statistics(false)]);
  expect(await report()).toEqual([0, 0]);
  followConsent([]);
  expect(await report()).toEqual([0, 0]);
  followConsent([statistics(true)]);
  expect(await report()).toEqual([1, 1]);
});
