import { currentRoute, navigate } from '@/routes/navigate';
import type { RouteLocation } from '@/routes/location';
import { goToLogin, loginAndReturn } from './go-to-login';
import { updateSession } from './session-store';

jest.mock('@/routes/engine', () => ({ engine: {} }));
jest.mock('@/routes/navigate', () => ({
  ...jest.requireActual('@/routes/navigate'),
  currentRoute: jest.fn(),
}));
jest.mock('@/http/use-server', () => ({ forgetServerData: jest.fn(), renewServerData: jest.fn() }));

const to = jest.spyOn(navigate, 'to');
const replace = jest.spyOn(navigate, 'replace');

const standOn = (name: RouteLocation['name'], url: string): void =>
  void jest.mocked(currentRoute).mockReturnValue({ name, url, query: {}, known: true });

beforeEach(() => {
  to.mockReset().mockResolvedValue('done');
  replace.mockReset().mockResolvedValue('done');
  updateSession({ uFrom: '' });
});

test('a tab page stays below the login, which returns by going back', async () => {
  standOn('mine', '/mine');
  await goToLogin();
  expect(to).toHaveBeenCalledWith('login', expect.objectContaining({ redirect: '/mine' }), {
    onTop: true,
  });
  expect(replace).not.toHaveBeenCalled();
});

test('any other page gives way, and is returned to with its whole query', async () => {
  standOn('orderDetail', '/subscribeDetail?orderId=O1');
  await goToLogin();
  expect(replace).toHaveBeenCalledWith(
    'login',
    expect.objectContaining({ redirect: '/subscribeDetail?orderId=O1' }),
    { onTop: false },
  );
});

test('a gated page hands over its query as JSON, and the traffic source goes along', async () => {
  standOn('subscribe', '/subscribe?vaccId=3');
  updateSession({ uFrom: 'poster' });
  await loginAndReturn('subscribe', { vaccId: '3' });
  expect(replace).toHaveBeenCalledWith(
    'login',
    { redirect: '/subscribe', query: '{"vaccId":"3"}', uFrom: 'poster' },
    { onTop: false },
  );
});

test('the login does not open on top of itself', async () => {
  standOn('login', '/login');
  await goToLogin();
  await loginAndReturn('orderList', {});
  expect(to).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

test('several refused calls open one login', async () => {
  standOn('mine', '/mine');
  await Promise.all([goToLogin(), goToLogin(), loginAndReturn('orderList', {})]);
  expect(to.mock.calls.length + replace.mock.calls.length).toBe(1);
});
