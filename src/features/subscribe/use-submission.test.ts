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

test('a busy service is no refusal: the form stays sent and is tried again', async () => {
  startForm({
    ...emptyForm({ depaCode: 'c1', productId: 'p1' }, 'key-1234567890abcde0'),
    day: '2026-12-01',
    slot: { id: 1, startTime: '08:00', endTime: '09:00' },
  });
  jest
    .mocked(addSubscribe)
    .mockRejectedValue(new ApiError({ kind: 'server', code: '5003', msg: '系统繁忙' }));
  const onEnd = jest.fn();
  const { result, unmount } = renderHook(() => useSubmission(onEnd));
  await waitFor(() => expect(result.current.view).toBe('busy'));
  expect(onEnd).not.toHaveBeenCalled();
  expect(useOrdering.getState().submitInfo?.sent).toBe(true);
  unmount();
});

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
