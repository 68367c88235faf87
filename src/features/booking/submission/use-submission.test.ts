import { act, renderHook, waitFor } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { refreshServerData } from '@/http/hooks/use-server';
import { addSubscribe } from './api';
import { startForm, useOrdering } from './store';
import { emptyForm } from './submit-info';
import { useSubmission } from './use-submission';

jest.mock('./api', () => ({
  ...jest.requireActual<object>('./api'),
  addSubscribe: jest.fn(),
}));
jest.mock('@/http/hooks/use-server', () => ({
  refreshServerData: jest.fn(() => Promise.resolve()),
}));

beforeEach(() => jest.clearAllMocks());

const FORM = {
  ...emptyForm({ depaCode: 'c1', productId: 'p1' }, 'key-1234567890abcdef'),
  day: '2026-12-01',
  slot: { id: 1, startTime: '08:00', endTime: '09:00' },
};

test('a busy service is no refusal: the form stays sent and is tried again', async () => {
  startForm({ ...FORM, idempotencyKey: 'key-1234567890abcde0' });
  jest
    .mocked(addSubscribe)
    .mockRejectedValue(new ApiError({ kind: 'server', code: CODE.BUSY, msg: '系统繁忙' }));
  const onEnd = jest.fn();
  const { result, unmount } = renderHook(() => useSubmission(onEnd));
  await waitFor(() => expect(result.current.view).toBe('busy'));
  expect(onEnd).not.toHaveBeenCalled();
  expect(useOrdering.getState().submitInfo?.sent).toBe(true);
  unmount();
});

test.each([CODE.LOGIN_INVALID, CODE.MOBILE_INVALID])(
  'a session that has ended (%s) shows no refusal: the login takes over, and the form may be sent again',
  async (code) => {
    startForm(FORM);
    const ended = new ApiError({ kind: 'server', code, msg: '请登录' });
    jest.mocked(addSubscribe).mockRejectedValue(ended);
    const onEnd = jest.fn();
    renderHook(() => useSubmission(onEnd));
    await waitFor(() => expect(useOrdering.getState().submitInfo?.sent).toBe(false));
    await act(() => Promise.resolve());
    expect(onEnd).not.toHaveBeenCalled();
    expect(addSubscribe).toHaveBeenCalledTimes(1);
  },
);

test('after a refusal the form asks anew for what was not as it seemed, and may be sent again', async () => {
  startForm(FORM);
  const refusal = new ApiError({ kind: 'server', code: CODE.DUPLICATE_ORDER, msg: '已有预约' });
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

test('a refusal that arrives once another form was sent leaves that one sent', async () => {
  startForm(FORM);
  let refuse = (_: unknown): void => undefined;
  jest
    .mocked(addSubscribe)
    .mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  const onEnd = jest.fn();
  renderHook(() => useSubmission(onEnd));
  await waitFor(() => expect(addSubscribe).toHaveBeenCalled());
  startForm({ ...FORM, idempotencyKey: 'key-of-another-form', sent: true });
  refuse(new ApiError({ kind: 'server', code: CODE.SLOT_FULL, msg: '已满' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(useOrdering.getState().submitInfo?.sent).toBe(true);
});
