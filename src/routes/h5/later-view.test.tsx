import { act, fireEvent, render, screen } from '@testing-library/react';
import { wait } from '@/platform/wait/wait';
import { laterView } from './later-view';

const Dose = ({ name }: { readonly name: string }) => <p>{name}</p>;
const isBusy = (): boolean => document.querySelector('[aria-busy=true]') !== null;

/** The code is asked for in a task of its own, after what is drawn. */
const asked = (prepare: () => void): Promise<void> =>
  act(async () => {
    prepare();
    await wait(0);
  });

test('the page is busy until its code has arrived', async () => {
  const { View } = laterView('vaccineDetail', () => Promise.resolve(Dose));
  render(<View name="HPV" />);
  expect(isBusy()).toBe(true);
  expect(screen.getByRole('heading').textContent).toBe('疫苗详情');
  expect(await screen.findByText('HPV')).toBeTruthy();
});

test('code that was prepared is asked for once, and shows at once', async () => {
  const load = jest.fn(() => Promise.resolve(Dose));
  const { View, prepare } = laterView('vaccineDetail', load);
  await asked(prepare);
  render(<View name="HPV" />);
  expect(screen.getByText('HPV')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that could not be fetched can be asked for again', async () => {
  const load = jest.fn(() => Promise.resolve(Dose)).mockRejectedValueOnce(new Error('offline'));
  const { View, prepare } = laterView('vaccineDetail', load);
  await asked(prepare);
  load.mockRejectedValueOnce(new Error('still offline'));
  render(<View name="HPV" />);
  expect((await screen.findByRole('alert')).textContent).toContain('没有加载出来');
  expect(isBusy()).toBe(false);
  fireEvent.click(screen.getByText('重试'));
  expect(await screen.findByText('HPV')).toBeTruthy();
});
