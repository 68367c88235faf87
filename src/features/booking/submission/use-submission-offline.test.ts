import { act, renderHook, waitFor } from '@testing-library/react';
import { configureClient } from '@/http/client-parts';
import { addSubscribe, isReachable } from './api';
import { closeForm, openForm, startForm, useOrdering } from './store';
import { emptyForm } from './submit-info';
import { saveUnsent, unsentForm } from './unsent-form';
import { useSubmission } from './use-submission';

jest.mock('./api', () => ({
  ...jest.requireActual<object>('./api'),
  addSubscribe: jest.fn(),
  isReachable: jest.fn(),
}));
jest.mock('@/http/hooks/use-server', () => ({
  refreshServerData: jest.fn(() => Promise.resolve()),
}));
jest.mock('@/http/server-clock', () => ({
  ...jest.requireActual<object>('@/http/server-clock'),
  serverToday: () => '2026-11-23',
}));

const TODAY = '2026-11-23';
const TARGET = { depaCode: 'c1', productId: 'p1' };
const KEY = 'key-1234567890abcdef';
const FORM = {
  ...emptyForm(TARGET, KEY),
  linkmanId: 'L1',
  day: '2026-12-01',
  slot: { id: 1, startTime: '08:00', endTime: '09:00' },
  remark: '对鸡蛋过敏',
};

let account = 'anna';
configureClient({ account: () => account });
const network = jest.spyOn(window.navigator, 'onLine', 'get');

beforeEach(() => {
  jest.clearAllMocks();
  closeForm();
  window.localStorage.clear();
  account = 'anna';
  network.mockReturnValue(true);
  jest.mocked(isReachable).mockResolvedValue(false);
});

test('without a network nothing is sent, and the form is there after a restart', async () => {
  network.mockReturnValue(false);
  startForm(FORM);
  const { result } = renderHook(() => useSubmission(jest.fn()));
  await waitFor(() => expect(result.current.view).toBe('offline'));
  expect(addSubscribe).not.toHaveBeenCalled();
  expect(useOrdering.getState().submitInfo?.sent).toBe(false);
  // What ends with the app is gone.
  useOrdering.setState({ submitInfo: null, refused: null });
  const { idempotencyKey, remark, slot } = await openForm(TARGET);
  expect({ idempotencyKey, remark, slot }).toEqual({
    idempotencyKey: KEY,
    remark: FORM.remark,
    slot: FORM.slot,
  });
});

test('once the network is back it is sent once, under its key, and is no longer stored', async () => {
  network.mockReturnValue(false);
  startForm(FORM);
  const onEnd = jest.fn();
  const { result } = renderHook(() => useSubmission(onEnd));
  await waitFor(() => expect(result.current.view).toBe('offline'));
  network.mockReturnValue(true);
  jest.mocked(addSubscribe).mockImplementation(async () => {
    // Until the answer is in, the stored form is to be looked up before it is sent again.
    expect(unsentForm(TODAY)?.sent).toBe(true);
    return ['O1'];
  });
  act(() => result.current.again());
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith({ kind: 'booked', orderIds: ['O1'] }));
  expect(addSubscribe).toHaveBeenCalledTimes(1);
  expect(jest.mocked(addSubscribe).mock.calls[0]?.[0].idempotencyKey).toBe(KEY);
  expect(unsentForm(TODAY)).toBeNull();
});

test('a device that does not know its network books all the same', async () => {
  network.mockReturnValue(false);
  jest.mocked(isReachable).mockResolvedValue(true);
  jest.mocked(addSubscribe).mockResolvedValue(['O1']);
  startForm(FORM);
  const onEnd = jest.fn();
  renderHook(() => useSubmission(onEnd));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith({ kind: 'booked', orderIds: ['O1'] }));
  expect(unsentForm(TODAY)).toBeNull();
});

test('a form that was sent before is looked up, for it may be booked', async () => {
  network.mockReturnValue(false);
  jest.mocked(addSubscribe).mockResolvedValue(['O1']);
  startForm({ ...FORM, sent: true });
  const onEnd = jest.fn();
  renderHook(() => useSubmission(onEnd));
  await waitFor(() => expect(onEnd).toHaveBeenCalled());
  expect(unsentForm(TODAY)).toBeNull();
});

test('it is neither another account’s, nor another target’s, nor of a day that has passed', async () => {
  saveUnsent(FORM);
  expect(unsentForm('2026-12-01')).not.toBeNull();
  expect(unsentForm('2026-12-02')).toBeNull();
  account = 'ben';
  expect(unsentForm(TODAY)).toBeNull();
  account = 'anna';
  const other = await openForm({ ...TARGET, productId: 'p2' });
  expect(other.idempotencyKey).not.toBe(KEY);
});

test('booking another form leaves it, booking it removes it', () => {
  saveUnsent(FORM);
  startForm({ ...FORM, idempotencyKey: 'another-key-567890' });
  closeForm();
  expect(unsentForm(TODAY)).not.toBeNull();
  startForm(FORM);
  closeForm();
  expect(unsentForm(TODAY)).toBeNull();
});
