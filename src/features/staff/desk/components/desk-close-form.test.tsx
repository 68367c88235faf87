import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ClosingEffect } from '@contract/desk/endpoints';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { deskRequest } from '../api';
import { forgetDeskDrafts, keepDeskDraft } from '../use-desk-draft';
import { DeskCloseForm } from './desk-close-form';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const DAY = '2026-11-23';
const EFFECT: ClosingEffect = {
  slots: 2,
  appointments: 3,
  people: 2,
  paid: 1,
  cancelled: 0,
  lapsing: 0,
};
const MORE = { ...EFFECT, appointments: 4, people: 3 };
const refresh = jest.fn(() => Promise.resolve());

function open(...answers: readonly unknown[]): void {
  const left = [...answers];
  jest.mocked(deskRequest).mockImplementation((async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as never);
  keepDeskDraft(`close ${DAY} `, '停水');
  render(
    <DeskCloseForm target={{ day: DAY }} name="周一" closeText="当日停诊" refresh={refresh} />,
  );
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const dialog = () => screen.queryByRole('alertdialog');
const closings = () =>
  jest
    .mocked(deskRequest)
    .mock.calls.flatMap(([name, input]) =>
      name === 'POST /desk/close.do' ? [(input as { shown: ClosingEffect }).shown] : [],
    );

beforeEach(() => {
  jest.clearAllMocks();
  forgetDeskDrafts();
});

test('before a closing the desk says whom it concerns, and nothing is closed by saying no', async () => {
  open(EFFECT);
  await press('当日停诊');
  expect(dialog()?.textContent).toContain('3 个预约、2 人');
  expect(dialog()?.textContent).toContain('1 人在线付过钱');
  await press('先不停诊');
  expect(closings()).toEqual([]);
});

test('more people than were shown are asked about again, with the new figures', async () => {
  const changed = new ApiError({
    kind: 'server',
    code: CODE.CLOSING_CHANGED,
    msg: '刚才有变化',
    data: MORE,
  });
  open(EFFECT, changed, { slots: 2 });
  await press('当日停诊');
  await press('停诊并通知 2 人');
  const asked = within(dialog() as HTMLElement);
  expect(asked.getByText('刚才有变化，请按新的数字再确认。')).toBeTruthy();
  expect(refresh).not.toHaveBeenCalled();
  await press('停诊并通知 3 人');
  expect(closings()).toEqual([EFFECT, MORE]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a closing that fails says why where it was asked for', async () => {
  const offline = new ApiError({ kind: 'network', code: '', msg: '网络不通' });
  open(EFFECT, offline);
  await press('当日停诊');
  await press('停诊并通知 2 人');
  expect(screen.getByRole('alert').textContent).toContain('网络不通');
});

test('what a colleague has closed meanwhile needs no question', async () => {
  open({ ...EFFECT, slots: 0 });
  await press('当日停诊');
  expect(dialog()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('已经停诊');
  expect(refresh).toHaveBeenCalled();
});
