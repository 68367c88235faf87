import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import { useSession } from '@/shared/session/session-store';
import { sendReports, useReports } from '@/features/service/message/accepted-reports';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { serverToday } from '@/http/server-clock';
import { forgetServerData } from '@/http/hooks/use-server';
import { platformLogin } from '@/platform/login';
import { askForMessages } from '@/platform/subscribe-message';
import type { MessagePlatform } from '@/platform/subscribe-message/types';
import { ReminderPart } from './reminder-part';
import type { ReminderPartProps } from './reminder-part';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/platform/login', () => ({ platformLogin: { loginCode: jest.fn() } }));
const messages: { messagePlatform: MessagePlatform } = { messagePlatform: 'weapp' };
jest.mock('@/platform/subscribe-message', () => ({
  __esModule: true,
  get messagePlatform() {
    return messages.messagePlatform;
  },
  askForMessages: jest.fn(),
}));

const TEMPLATES = 'GET /message/message/templates.do';
const ACCEPT = 'POST /message/message/acceptTemplates.do';
const NO_NETWORK = new ApiError({ kind: 'network', msg: '网络不通' });
const reports = () =>
  jest
    .mocked(request)
    .mock.calls.filter(([endpoint]) => endpoint === ACCEPT)
    .map(([, input]) => input);

/** The provider's answers: its templates, and whether it accepts reports. */
function answers(templates: object, takes: () => boolean = () => true): void {
  jest.mocked(request).mockImplementation((endpoint: string) => {
    if (endpoint === TEMPLATES) return Promise.resolve(templates);
    return takes() ? Promise.resolve(null) : Promise.reject(NO_NETWORK);
  });
}
const accepts = (...accepted: string[]) =>
  jest.mocked(askForMessages).mockResolvedValue({ status: 'asked', accepted });
const show = (props: ReminderPartProps = { day: addDays(serverToday(), 9) }) =>
  act(async () => void render(<ReminderPart {...props} />));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(async () => {
  jest.clearAllMocks();
  messages.messagePlatform = 'weapp';
  jest.mocked(platformLogin.loginCode).mockResolvedValue('fresh');
  useSession.setState({ isLogin: true });
  useReports.setState({ waiting: [], ended: {} });
  await forgetServerData();
});

test('what was agreed to is reported with a fresh code, and the page says what will come', async () => {
  answers({ reminder: 'r', change: 'c', offer: 'o' });
  accepts('r');
  await show();
  expect(screen.getByText(/每同意一次/)).toBeTruthy();
  await press('开启提醒');
  expect(askForMessages).toHaveBeenCalledWith(['r', 'c']);
  expect(reports()).toEqual([
    { platform: 'weapp', code: 'fresh', reportId: expect.any(String), templates: ['r'] },
  ]);
  expect(screen.getByRole('alert').textContent).toBe('已开启提醒接种前一天会通过微信提醒您。');
  expect(screen.queryByText(/取消预约时/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a report that failed says so and is repeated without asking the user again', async () => {
  let isUp = false;
  answers({ reminder: 'r' }, () => isUp);
  accepts('r');
  await show();
  await press('开启提醒');
  expect(screen.getByRole('alert').textContent).toContain('还没有开启');
  isUp = true;
  await press('再试一次');
  expect(askForMessages).toHaveBeenCalledTimes(1);
  expect(new Set(reports().map((report) => JSON.stringify(report))).size).toBe(1);
  expect(reports()).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toBe('已开启提醒接种前一天会通过微信提醒您。');
});

test('a report that arrives by itself later is said where it was missed', async () => {
  let isUp = false;
  answers({ reminder: 'r' }, () => isUp);
  accepts('r');
  await show();
  await press('开启提醒');
  isUp = true;
  await act(() => sendReports());
  expect(screen.getByRole('alert').textContent).toContain('已开启提醒');
});

test('templates that are not in use any more are not promised', async () => {
  jest
    .mocked(request)
    .mockImplementation((endpoint: string) =>
      endpoint === TEMPLATES
        ? Promise.resolve({ reminder: 'r' })
        : Promise.reject(new ApiError({ kind: 'server', code: CODE.NOT_FOUND, msg: '没有开通' })),
    );
  accepts('r');
  await show();
  await press('开启提醒');
  expect(screen.getByRole('alert').textContent).toContain('没有开启');
  await act(() => sendReports());
  expect(reports()).toHaveLength(1);
});

test('without a code of the platform nothing is claimed to be on', async () => {
  answers({ reminder: 'r' });
  accepts('r');
  jest.mocked(platformLogin.loginCode).mockResolvedValue(null);
  await show();
  await press('开启提醒');
  expect(reports()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('还没有开启');
});

test('who declines is told where reminders are, and can still change their mind', async () => {
  answers({ turn: 't' });
  accepts();
  await show({ about: 'turn' });
  await press('开启提醒');
  expect(reports()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('消息中心');
  accepts('t');
  await press('开启提醒');
  expect(screen.getByText('轮到您时会通过微信告诉您。')).toBeTruthy();
});

test.each<[string, ReminderPartProps]>([
  ['no template is for it', { about: 'offer' }],
  ['the day before is over', { day: addDays(serverToday(), 1) }],
])('nothing is asked where %s', async (_, props) => {
  answers({ reminder: 'r' });
  await show(props);
  expect(request).toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('in a browser nothing is asked, not even the provider', async () => {
  messages.messagePlatform = null;
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(request).not.toHaveBeenCalled();
});
