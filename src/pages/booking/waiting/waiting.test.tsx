import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSession } from '@/shared/session/session-store';
import { serverNow } from '@/http/server-clock';
import { useServer } from '@/http/hooks/use-server';
import { navigate } from '@/routes/navigate';
import Waiting from './index';
import { JoinFromLink } from './join-from-link';

jest.mock('@/http/hooks/use-server', () => ({
  useServer: jest.fn(),
  refreshServerData: jest.fn(async () => undefined),
}));
jest.mock('@/http/server-clock', () => ({
  ...jest.requireActual<object>('@/http/server-clock'),
  serverNow: jest.fn(() => 1_000_000),
}));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/routes/hooks', () => ({ useRouteQuery: () => ({}) }));

const refresh = jest.fn();
const SOON = 1_000_500;
const offer = {
  waitingId: '1',
  holdId: 'h1',
  expiresAt: SOON,
  slotId: 7,
  depaCode: 'D1',
  departmentName: '门诊',
  productId: 'P1',
  productName: '流感',
  doseNo: 1,
  doseLabel: '第 1 剂',
  linkmanId: 'anna',
  linkmanName: '小安',
  day: '2026-12-01',
  startTime: '10:00',
  endTime: '10:30',
  changeableUntil: 1_900_000_000_000,
  priceCents: 0,
  orderId: null,
};
const entry = { ...offer, state: 'waiting', joinedAt: 1, ahead: 0, offer };

function answer(data: unknown, error?: object): void {
  jest.mocked(useServer).mockReturnValue({ data, error, refresh } as never);
}

/** Lets an offer expire; `offersMade` is its number within the entry. */
async function lapse(offersMade: number): Promise<void> {
  jest.useFakeTimers();
  useSession.setState({ isLogin: true, token: 'T1' });
  answer([{ ...entry, offersMade }]);
  jest.mocked(serverNow).mockReturnValue(1_000_000);
  render(<Waiting />);
  jest.mocked(serverNow).mockReturnValue(SOON);
  await act(async () => void jest.advanceTimersByTime(1000));
  jest.useRealTimers();
}

test('who lets an offer pass is still in line', async () => {
  await lapse(1);
  expect(screen.getByText(/您仍在候补名单里/)).toBeTruthy();
});

test('after the last one the waiting is over, and nothing else is promised', async () => {
  await lapse(3);
  expect(screen.getByText(/已通知 3 次，候补到此结束/)).toBeTruthy();
  expect(screen.queryByText(/仍在候补/)).toBeNull();
});

test('whom to wait for can be asked again where it could not be loaded', () => {
  answer(undefined, { msg: '网络不通' });
  const to = jest.spyOn(navigate, 'to').mockResolvedValue('done');
  render(<JoinFromLink productId="P1" query={{}} />);
  expect(screen.getByText('网络不通')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refresh).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: '去看看疫苗' }));
  expect(to).toHaveBeenCalledWith('vaccineList');
});
