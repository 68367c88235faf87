import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { CODE } from '@contract/errors';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { DayAndSlotPicker } from './day-and-slot-picker';
import { useWorkDays } from '../use-work-days';

jest.mock('../use-work-days', () => ({ useWorkDays: jest.fn() }));
jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/server-clock', () => ({
  serverToday: () => '2026-12-10',
  serverNow: () => Date.parse('2026-12-10T08:00:00+08:00'),
}));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const TARGET = { depaCode: 'D1', productId: 'P1' };
const month = '2026-12';
const LAST = `${month}-28`;

function Picker() {
  const [day, setDay] = useState<string | null>(LAST);
  return (
    <DayAndSlotPicker
      target={TARGET}
      day={day}
      slotId={undefined}
      onDay={setDay}
      onSlot={() => undefined}
    />
  );
}

async function show(more: Partial<WorkDays> = {}): Promise<void> {
  const work = {
    month,
    firstDay: `${month}-01`,
    lastDay: LAST,
    days: { [LAST]: 3 },
    releaseAt: null,
    ...more,
  };
  jest.mocked(useWorkDays).mockReturnValue({
    state: 'resolved',
    months: [work],
    error: undefined,
    retry: jest.fn(),
  } as never);
  await act(async () => void render(<Picker />));
}

test('why a day’s times are not there stays in the page, until a day is chosen', async () => {
  jest
    .mocked(request)
    .mockRejectedValueOnce(new ApiError({ kind: 'server', code: CODE.SERVER, msg: '系统开小差了' }))
    .mockResolvedValue([{ id: 1, startTime: '23:00', endTime: '23:59', maxSub: 5, residue: 3 }]);
  await show();
  expect(screen.getByText('系统开小差了')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /28/ })));
  expect(screen.queryByText('系统开小差了')).toBeNull();
});

test('a day without a time left says so in the page', async () => {
  jest.mocked(request).mockResolvedValue([]);
  await show();
  expect(screen.getByText('当天已无可约时间，请选择其他日期')).toBeTruthy();
});

test('the days on which the clinic is closed are said below the month, with the reason', async () => {
  jest.mocked(request).mockResolvedValue([]);
  await show({
    closures: [
      { firstDay: `${month}-12`, lastDay: `${month}-12`, reason: '停电检修' },
      { firstDay: `${month}-24`, lastDay: `${month}-26`, reason: '盘点' },
    ],
  });
  expect(screen.queryByText(/休诊：/)).toBeNull();
  fireEvent.click(screen.getByText('看月历'));
  expect(screen.getByText(/^12月12日.* 休诊：停电检修$/)).toBeTruthy();
  expect(screen.getByText(/^12月24日.*至12月26日.* 休诊：盘点$/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByLabelText(/下个月|下一月|后一月/)));
  expect(screen.queryByText(/休诊：/)).toBeNull();
});

test('the next free days come first, with what is left; the month is behind one tap', async () => {
  jest.mocked(request).mockResolvedValue([]);
  await show({ days: { [`${month}-11`]: 0, [`${month}-14`]: 1, [LAST]: 120 } });
  const days = screen.getByRole('radiogroup', { name: '最近可约的日期' });
  const shown = within(days)
    .getAllByRole('radio')
    .map((day) => day.getAttribute('aria-label'));
  expect(shown).toEqual(['12月14日 周一 余 1', '12月28日 周一 余 99+']);
  expect(screen.queryByRole('grid')).toBeNull();
  fireEvent.click(screen.getByText('看月历'));
  expect(screen.getByRole('gridcell', { name: /^11 满/ })).toBeTruthy();
  fireEvent.click(screen.getByText('收起月历'));
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a day that needs a ticket says so in the strip', async () => {
  jest.mocked(request).mockResolvedValue([]);
  await show({ queueDays: [LAST] });
  expect(screen.getByRole('radio', { name: '12月28日 周一 排队' })).toBeTruthy();
});

test('where no day is free, the month is there at once, for its waiting lists', async () => {
  jest.mocked(request).mockResolvedValue([]);
  await show({ days: { [LAST]: 0 } });
  expect(screen.getByRole('gridcell', { name: /^28 满/ })).toBeTruthy();
  expect(screen.queryByText('看月历')).toBeNull();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getByText('近两个月没有可约的日期')).toBeTruthy();
});
