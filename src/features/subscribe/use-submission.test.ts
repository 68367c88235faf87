import { renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@/http/api-error';
import { refreshServerData } from '@/http/use-server';
import { addSubscribe } from './api';
import { startForm, useOrdering } from './store';
import { emptyForm } from './submit-info';
import { useSubmission } from './use-submission';

jest.mock('./api', () => ({
  ...jest.requireActual<object>('./api'),
  addSubscribe: jest.fn(),
}));
jest.mock('@/http/use-server', () => ({ refreshServerData: jest.fn(() => Promise.resolve()) }));

test('after a refusal the form asks anew for what was not as it seemed, and may be sent again', async () => {
  startForm({
    ...emptyForm({ depaCode: 'c1', productId: 'p1' }, 'key-1234567890abcdef'),
    day: '2026-12-01',
    slot: { id: 1, startTime: '08:00', endTime: '09:00' },
  });
  const refusal = new ApiError({ kind: 'server', code: '20002', msg: '已有预约' });
  jest.mocked(addSubscribe).mockRejectedValue(refusal);
  const onEnd = jest.fn();
  renderHook(() => useSubmission(onEnd));
  await waitFor(() =>
    expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ kind: 'refused' })),
  );
  expect(refreshServerData).toHaveBeenCalledWith('GET /order/subscribe/checkSubscribeLinkman.do');
  expect(refreshServerData).toHaveBeenCalledWith('GET /subscribe/subscribe/departmentWorkDays.do');
  expect(useOrdering.getState().submitInfo?.sent).toBe(false);
});
