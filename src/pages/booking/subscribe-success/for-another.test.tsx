import { fireEvent, render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { startBooking } from '@/features/booking/submission/entry';
import { useServer } from '@/http/hooks/use-server';
import { ForAnother } from './for-another';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/features/booking/submission/entry', () => ({ startBooking: jest.fn() }));

const ORDER = {
  depaCode: 'D1',
  productId: 'P1',
  linkmanName: '外婆',
  visit: [{ linkmanName: '小安' }],
} as unknown as OrderDetail;

test('the same vaccine for somebody else begins with one who has just not been booked', () => {
  const people = ['外婆', '小安', '小本'].map((name, index) => ({ name, linkmanId: `p${index}` }));
  jest.mocked(useServer).mockReturnValue({ data: people } as never);
  render(<ForAnother order={ORDER} />);
  fireEvent.click(screen.getByRole('button', { name: '为其他家人预约' }));
  expect(startBooking).toHaveBeenCalledWith(ORDER, 'p2');
});
