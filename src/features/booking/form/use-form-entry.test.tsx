import { act, renderHook } from '@testing-library/react';
import { showPage } from '../../../../test/setup/shown-page';
import { currentRoute, navigate } from '@/routes/navigate';
import { bookedUnder } from '@/features/booking/submission/api';
import { closeForm, openForm } from '@/features/booking/submission/store';
import { emptyForm } from '@/features/booking/submission/submit-info';
import { useFormEntry } from './use-form-entry';

jest.mock('@/routes/navigate', () => ({
  currentRoute: jest.fn(),
  navigate: { replace: jest.fn() },
}));
jest.mock('@/features/booking/submission/api', () => ({ bookedUnder: jest.fn() }));
jest.mock('@/features/booking/submission/store', () => ({
  closeForm: jest.fn(),
  openForm: jest.fn(),
}));
jest.mock('@tarojs/taro', () => jest.requireActual('../../../../test/setup/shown-page'));

const TARGET = { depaCode: '1101010001', productId: 'hpv9-a' };
const form = emptyForm(TARGET, 'key');
const onTop = (name: string): void =>
  void jest.mocked(currentRoute).mockReturnValue({ name } as ReturnType<typeof currentRoute>);
const enter = () => renderHook(() => useFormEntry(TARGET));
const show = () => act(async () => showPage());
const settle = () => act(async () => undefined);

beforeEach(() => {
  jest.clearAllMocks();
  onTop('subscribe');
  jest.mocked(openForm).mockResolvedValue(form);
});

test('a form whose disclosure was not agreed to leads there', async () => {
  enter();
  await settle();
  expect(navigate.replace).toHaveBeenCalledTimes(1);
  expect(navigate.replace).toHaveBeenCalledWith('vaccineNotice', expect.anything());
});

test('a form that was agreed to stays', async () => {
  jest.mocked(openForm).mockResolvedValue({ ...form, guidelineVersion: '1' });
  enter();
  await settle();
  await show();
  expect(navigate.replace).not.toHaveBeenCalled();
});

test('a form that was sent leads to its orders', async () => {
  jest.mocked(openForm).mockResolvedValue({ ...form, guidelineVersion: '1', sent: true });
  jest.mocked(bookedUnder).mockResolvedValue(['order']);
  enter();
  await settle();
  expect(closeForm).toHaveBeenCalled();
  expect(navigate.replace).toHaveBeenCalledWith('subscribeSuccess', expect.anything());
});

test("below the login it waits for being shown again, and never takes the login's place", async () => {
  onTop('login');
  enter();
  await settle();
  expect(openForm).not.toHaveBeenCalled();
  onTop('subscribe');
  await show();
  expect(navigate.replace).toHaveBeenCalledWith('vaccineNotice', expect.anything());
});

test('a page that came above meanwhile keeps its place', async () => {
  let opened: (value: typeof form) => void = () => undefined;
  jest.mocked(openForm).mockReturnValue(new Promise((resolve) => (opened = resolve)));
  enter();
  onTop('login');
  await act(async () => opened(form));
  expect(navigate.replace).not.toHaveBeenCalled();
});

test('being shown while it is opening does not open it twice', async () => {
  enter();
  await show();
  await settle();
  expect(navigate.replace).toHaveBeenCalledTimes(1);
});
