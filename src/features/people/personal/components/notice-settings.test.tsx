import { act, fireEvent, render, screen } from '@testing-library/react';
import type { NoticeSetting } from '@contract/personal/endpoints';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { setNotice } from '../api';
import { NoticeSettings } from './notice-settings';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn() } }));
jest.mock('../api', () => ({ setNotice: jest.fn() }));

const SETTINGS: readonly NoticeSetting[] = [
  { notice: 'reminders', channel: 'inApp', on: true },
  { notice: 'alerts', channel: 'inApp', on: true },
];
const send = jest.mocked(setNotice);
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)));
const isOff = (name: string): boolean =>
  screen.getByLabelText(name).getAttribute('aria-disabled') === 'true';

/** Calls that wait for the test to answer them. */
function pending() {
  const calls: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  send.mockReset();
  send.mockImplementation(
    () => new Promise<void>((resolve, reject) => void calls.push({ resolve, reject })),
  );
  return calls;
}

test('a second switch takes effect too while the first is being saved', async () => {
  const calls = pending();
  render(<NoticeSettings settings={SETTINGS} />);
  await tap('接种前提醒');
  await tap('到苗提醒');
  expect([isOff('接种前提醒'), isOff('到苗提醒')]).toEqual([true, true]);
  await act(async () => calls[0]?.resolve());
  expect([isOff('接种前提醒'), isOff('到苗提醒')]).toEqual([false, true]);
  await act(async () => calls[1]?.resolve());
  expect(send.mock.calls.map(([{ notice, on }]) => [notice, on])).toEqual([
    ['reminders', false],
    ['alerts', false],
  ]);
});

test('settings are saved one after another, so that an older answer never replaces a newer one', async () => {
  const calls = pending();
  render(<NoticeSettings settings={SETTINGS} />);
  await tap('接种前提醒');
  await tap('到苗提醒');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => calls[0]?.resolve());
  expect(send).toHaveBeenCalledTimes(2);
});

test('a setting that was refused says why, and the next one is saved nevertheless', async () => {
  const calls = pending();
  render(<NoticeSettings settings={SETTINGS} />);
  await tap('接种前提醒');
  await tap('到苗提醒');
  const refused = new ApiError({ kind: 'server', code: CODE.SERVER, msg: '服务器开小差了' });
  await act(async () => calls[0]?.reject(refused));
  await act(async () => calls[1]?.resolve());
  expect(screen.getByText('服务器开小差了')).toBeTruthy();
  expect(isOff('到苗提醒')).toBe(false);
});
