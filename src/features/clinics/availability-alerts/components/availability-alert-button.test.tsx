import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { createAvailabilityAlert } from '../api';
import { AvailabilityAlertButton } from './availability-alert-button';

jest.mock('../api', () => ({ createAvailabilityAlert: jest.fn(), stopTelling: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({ useServer: () => ({ data: { list: [] } }) }));
jest.mock('@/shared/session/go-to-login', () => ({ goToLogin: jest.fn() }));

const REGION = {
  regionCode: '110100',
  name: '北京市',
  isDefault: false,
  origin: null,
  measuredFrom: 'centre',
} as const;

test('why one cannot be told stays beside the button until the next try', async () => {
  useSession.setState({ isLogin: true });
  const refused = new ApiError({ kind: 'server', code: '4009', msg: '这款疫苗已下架', data: null });
  jest.mocked(createAvailabilityAlert).mockRejectedValueOnce(refused).mockResolvedValueOnce();
  render(<AvailabilityAlertButton productId="P1" region={REGION} />);
  const button = () => screen.getByRole('button', { name: '到苗提醒我' });
  fireEvent.click(button());
  expect(await screen.findByText('这款疫苗已下架')).toBeTruthy();
  fireEvent.click(button());
  await waitFor(() => expect(screen.queryByText('这款疫苗已下架')).toBeNull());
  expect(createAvailabilityAlert).toHaveBeenCalledTimes(2);
});
