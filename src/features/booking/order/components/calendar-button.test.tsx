import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { addOrderToCalendar } from '../calendar/add-to-calendar';
import { CalendarButton } from './calendar-button';

jest.mock('../calendar/add-to-calendar', () => ({ addOrderToCalendar: jest.fn() }));

const ORDER = { productName: '流感疫苗' } as OrderDetail;

test('where the entry is a file, it is said that it has to be opened', async () => {
  jest.mocked(addOrderToCalendar).mockResolvedValueOnce('file');
  render(<CalendarButton order={ORDER} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/日程文件已下载，打开它/)).toBeTruthy();
});

test('a calendar that may not be written says where to allow it, and can be tried again', async () => {
  jest.mocked(addOrderToCalendar).mockResolvedValueOnce('refused').mockResolvedValueOnce('added');
  render(<CalendarButton order={ORDER} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('没能加入日历，请检查日历权限')).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.queryByText('没能加入日历，请检查日历权限')).toBeNull());
});
