import { act, render, screen } from '@testing-library/react';
import { appBridge } from '@/platform/app-bridge';
import { PERMISSION } from '@/platform/app-bridge/types';
import { onAppShow } from '@/platform/lifecycle';
import { AppNotifications } from './app-notifications';

jest.mock('@/platform/app-bridge', () => ({
  appBridge: { isInApp: jest.fn(), permission: jest.fn() },
}));
jest.mock('@/platform/lifecycle', () => ({ onAppShow: jest.fn(() => () => undefined) }));

const WARNING = '手机没有打开易苗的通知';
const show = () => act(async () => void render(<AppNotifications />));

beforeAll(() => Object.assign(globalThis, { PRODUCT_NAME: '易苗' }));
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(appBridge.isInApp).mockReturnValue(true);
});

test('says that the phone shows no notifications, until they are allowed in its settings', async () => {
  jest.mocked(appBridge.permission).mockResolvedValueOnce(PERMISSION.REJECT);
  await show();
  expect(appBridge.permission).toHaveBeenCalledWith('notification');
  expect(screen.getByText(WARNING)).toBeTruthy();
  jest.mocked(appBridge.permission).mockResolvedValueOnce(PERMISSION.ACCEPT);
  await act(async () => jest.mocked(onAppShow).mock.calls[0]?.[0]());
  expect(screen.queryByText(WARNING)).toBeNull();
});

test.each([
  ['the app does not know', () => Promise.resolve(PERMISSION.UNKNOWN)],
  ['the app is too old to answer', () => Promise.reject(new Error('no such method'))],
])('says nothing where %s', async (_name, answer) => {
  jest.mocked(appBridge.permission).mockImplementationOnce(answer);
  await show();
  expect(screen.queryByText(WARNING)).toBeNull();
});

test('asks nothing outside the app', async () => {
  jest.mocked(appBridge.isInApp).mockReturnValue(false);
  await show();
  expect(appBridge.permission).not.toHaveBeenCalled();
});
