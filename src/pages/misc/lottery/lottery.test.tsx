import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { LotteryDetail, OwnPrize, OwnTickets } from '@contract/lottery/endpoints';
import { forgetServerData } from '@/http/hooks/use-server';
import { loginAndReturn } from '@/shared/session/go-to-login';
import { SIGNED_OUT } from '@/shared/session/session-state';
import { signIn, useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { loginOf } from '../../../../test/samples/login';
import Lottery from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));
jest.mock('@/routes/hooks', () => ({ useRouteQuery: () => ({ activityId: 'L1' }) }));
jest.mock('@/shared/session/go-to-login', () => ({ loginAndReturn: jest.fn() }));

const ACTIVITY: LotteryDetail = {
  activityId: 'L1',
  title: '冬日抽奖',
  summary: '',
  state: 'open',
  opensAt: 1_700_000_000_000,
  closesAt: 1_900_000_000_000,
  drawAt: 1_900_000_000_000,
  winners: 1,
  seedHash: 'a',
  seed: null,
  listHash: null,
  source: 'simulated',
  round: null,
  publicValue: null,
  organiser: '易苗',
  prizes: [],
  rules: [],
  tickets: 0,
  people: 0,
  ticketBeans: null,
  beanTickets: 0,
  claimDays: 15,
  winnerList: [],
};
const OWN: OwnTickets = {
  tickets: [{ ticketId: 'T77', source: 'free', at: 1 }],
  count: 1,
  freeToday: false,
  beanTicketsLeft: 0,
  balance: 0,
  needsPerson: false,
};
const PRIZE: OwnPrize = {
  ticketId: 'T1',
  activityId: 'L0',
  title: '秋日抽奖',
  prize: '儿童绘本',
  state: 'won',
  claimUntil: 1_900_000_000_000,
  sentAt: null,
  delivery: null,
};
const LOST = new ApiError({ kind: 'timeout', msg: '网络超时' });
const WITHOUT_MOBILE = new ApiError({ kind: 'server', code: CODE.MOBILE_INVALID, msg: '请绑定' });

/** Answers by the end of their path; an error is thrown. */
let answers: Record<string, unknown>;

async function open(): Promise<void> {
  await act(async () => forgetServerData());
  await act(async () => void render(<Lottery />));
}

beforeEach(() => {
  jest.clearAllMocks();
  answers = {
    'detail.do': ACTIVITY,
    'list.do': [],
    'ticket/mine.do': OWN,
    'prize/mine.do': [PRIZE],
  };
  jest.mocked(request).mockImplementation(((endpoint: string) => {
    const [, answer] = Object.entries(answers).find(([end]) => endpoint.endsWith(end)) ?? [];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as never);
  useSession.setState(SIGNED_OUT);
  signIn(loginOf('anna'));
});

test('a winner whose prize could not be loaded is told so, and has it after trying again', async () => {
  answers['prize/mine.do'] = LOST;
  await open();
  expect(screen.getByText('您的奖品没有加载出来')).toBeTruthy();
  expect(screen.getByText('网络超时')).toBeTruthy();
  expect(screen.getByText('您有 1 张券')).toBeTruthy();
  answers['prize/mine.do'] = [PRIZE];
  await act(async () => void fireEvent.click(screen.getByText('重试')));
  expect(screen.getByText('儿童绘本')).toBeTruthy();
  expect(screen.getByRole('button', { name: '填写收货地址' })).toBeTruthy();
  expect(screen.queryByText('您的奖品没有加载出来')).toBeNull();
});

test('who is signed in is not asked to sign in where their tickets could not be loaded', async () => {
  answers['ticket/mine.do'] = LOST;
  await open();
  expect(screen.queryByRole('button', { name: '登录后领券' })).toBeNull();
  expect(screen.queryByText('您还没有抽奖券')).toBeNull();
  answers['ticket/mine.do'] = OWN;
  await act(async () => void fireEvent.click(screen.getByText('重试')));
  expect(screen.getByText('您有 1 张券')).toBeTruthy();
});

test('a visitor is asked to sign in, and told of no failure', async () => {
  useSession.setState(SIGNED_OUT);
  await open();
  fireEvent.click(screen.getByRole('button', { name: '登录后领券' }));
  expect(loginAndReturn).toHaveBeenCalledWith('lottery', { activityId: 'L1' });
  expect(screen.queryByText('重试')).toBeNull();
});

test('who has no mobile yet is led to one, not to trying again', async () => {
  answers['ticket/mine.do'] = WITHOUT_MOBILE;
  answers['prize/mine.do'] = WITHOUT_MOBILE;
  useSession.setState({ withoutMobile: 'T-anna' });
  await open();
  expect(screen.getByRole('button', { name: '登录后领券' })).toBeTruthy();
  expect(screen.queryByText('重试')).toBeNull();
});
