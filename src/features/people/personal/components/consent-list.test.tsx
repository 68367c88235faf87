import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { Consent, HandledData } from '@contract/personal/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { navigate } from '@/routes/navigate';
import { withdraw } from '../api';
import { ConsentList } from './consent-list';

jest.mock('../api', () => ({ withdraw: jest.fn(), canGiveAgain: () => false }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));

const CONSENT: Omit<Consent, 'purpose'> = {
  id: '',
  name: '',
  day: null,
  at: 0,
  version: '1',
  given: true,
};
const HANDLED: readonly HandledData[] = [
  {
    purpose: 'person',
    kinds: [
      { what: '成员资料', purpose: '核对资格。', stored: '到删除为止。', receivers: '给：门诊。' },
    ],
    receivers: [{ who: '门诊', gets: '姓名和预约。' }],
  },
  { purpose: 'statistics', kinds: [], receivers: [] },
];
const show = (consents: readonly Consent[]) =>
  render(<ConsentList consents={consents} handled={HANDLED} />);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const refuse = (code: string, msg: string) =>
  jest.mocked(withdraw).mockRejectedValue(new ApiError({ kind: 'server', code, msg }));

test('a consent says what is handled by it: kinds, purposes, periods, and who gets what', async () => {
  show([
    { ...CONSENT, purpose: 'person', id: 'l1', name: '小明' },
    { ...CONSENT, purpose: 'statistics' },
  ]);
  await press(/小明/);
  for (const text of ['成员资料', '核对资格。', '到删除为止。', '给：门诊。', '门诊：姓名和预约。'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('这些属于敏感个人信息。')).toBeTruthy();
  await press('关闭');
  await press(/使用统计/);
  expect(screen.queryByText('核对资格。')).toBeNull();
  expect(screen.queryByText('谁会收到什么')).toBeNull();
  expect(screen.queryByText('这些属于敏感个人信息。')).toBeNull();
});

test.each([
  ['statistics', /使用统计/, ['同意书'], ['consentText', { of: 'statisticsConsent' }]],
  ['healthProfile', /健康情况/, ['健康情况同意书'], ['healthConsent', undefined]],
  ['calendar', /日历/, [], null],
] as const)('the text of the consent to %s is a tap away', async (purpose, row, texts, page) => {
  show([{ ...CONSENT, purpose }]);
  await press(row);
  const links = screen.queryAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(texts);
  if (page === null) return;
  await act(async () => void fireEvent.click(links[0] as HTMLElement));
  expect(navigate.to).toHaveBeenLastCalledWith(...page);
});

test('open appointments that are in the way of a withdrawal are a tap away', async () => {
  refuse(CODE.LINKMAN_HAS_ORDERS, '还有未完成的预约');
  show([{ ...CONSENT, purpose: 'person', id: 'l1', name: '小明' }]);
  await press(/小明/);
  await press('撤回同意');
  await press('查看预约');
  expect(navigate.to).toHaveBeenCalledWith('orderList', { group: 'booked' });
  await waitFor(() => expect(screen.queryByText('还有未完成的预约')).toBeNull());
});

test('another refusal leads nowhere', async () => {
  refuse(CODE.NOT_FOUND, '请稍后再试');
  show([{ ...CONSENT, purpose: 'person', id: 'l1', name: '小明' }]);
  await press(/小明/);
  await press('撤回同意');
  expect(screen.getByText('请稍后再试')).toBeTruthy();
  expect(screen.queryByText('查看预约')).toBeNull();
});

test('why one consent could not be withdrawn is not said about the next', async () => {
  refuse(CODE.LINKMAN_HAS_ORDERS, '还有未完成的预约');
  show([
    { ...CONSENT, purpose: 'person', id: 'l1', name: '小明' },
    { ...CONSENT, purpose: 'statistics' },
  ]);
  await press(/小明/);
  await press('撤回同意');
  expect(screen.getByText('还有未完成的预约')).toBeTruthy();
  await press('关闭');
  await press(/使用统计/);
  expect(screen.queryByText('还有未完成的预约')).toBeNull();
});
