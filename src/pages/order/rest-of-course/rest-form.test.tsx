import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from '@/routes/navigate';
import { RestForm } from './rest-form';
import type { PlannedDose, Rest, RestPlan } from './use-rest';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(() => Promise.resolve()) } }));
jest.mock('@/features/booking/order/use-order-change', () => ({
  useReturnToOrder: () => jest.fn(),
}));

const slot = (slotId: number, day: string, startTime = '10:00') => ({
  slotId,
  day,
  startTime,
  endTime: '10:30',
  residue: 3,
});
const dose = (doseNo: number, part: Partial<PlannedDose>): PlannedDose => ({
  doseNo,
  label: `第 ${doseNo} 剂`,
  step: 'book',
  order: null,
  recommended: '2026-12-10',
  isFull: false,
  isByChoice: false,
  blockedBy: null,
  slot: slot(doseNo, '2026-12-10'),
  choices: [],
  ...part,
});
const plan = (doses: readonly PlannedDose[]): RestPlan => ({
  orderId: 'o1',
  linkmanName: '小安',
  depaCode: 'D1',
  departmentName: '门诊',
  productId: 'P1',
  productName: '狂犬病疫苗',
  guidelineVersion: 'v1',
  doses: [...doses],
  eachCents: 8800,
  canPayAhead: true,
});

const rest = (part: Partial<Rest> = {}) =>
  ({
    answer: { isLoading: false },
    choose: jest.fn(),
    busy: false,
    refusal: null,
    send: jest.fn(() => Promise.resolve(false)),
    ...part,
  }) as unknown as Rest;

const show = (doses: readonly PlannedDose[], of = rest()) => {
  render(<RestForm title="后面几针" rest={of} plan={plan(doses)} />);
  return of;
};

test('all doses are booked with one confirmation, at their price together', () => {
  const of = show([dose(2, {}), dose(3, {})]);
  expect(screen.getByText('2 针，共 ¥176，在线或到门诊支付')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '约好这 2 针' }));
  expect(of.send).toHaveBeenCalledTimes(1);
});

const ORDER = { orderId: 'o2', day: '2026-12-10', startTime: '10:00', endTime: '10:30' };

test.each([
  ['of one dose', [dose(1, { step: 'keep', slot: null, order: { ...ORDER, orderId: 'o1' } })]],
  ['without a dose', []],
])('of a course %s nothing is left to book', (_, doses) => {
  show(doses);
  expect(screen.getByText('后面没有要约或要改的')).toBeTruthy();
});

test('the last dose, which has to move itself, is offered its new time', () => {
  show([dose(2, { step: 'move', order: { ...ORDER, orderId: 'o1' } })]);
  expect(screen.queryByText('后面没有要约或要改的')).toBeNull();
  expect(screen.getByRole('button', { name: '改到这些日期' })).toBeTruthy();
});

test('a dose is tapped for another day or time, which those after it follow', () => {
  const choices = [
    slot(2, '2026-12-10'),
    slot(7, '2026-12-10', '15:00'),
    slot(8, '2026-12-11'),
    slot(9, '2026-12-11', '15:00'),
  ];
  const of = show([dose(2, { choices })]);
  fireEvent.click(screen.getByRole('button', { name: /第 2 剂/ }));
  fireEvent.click(screen.getByRole('radio', { name: '15:00' }));
  expect(of.choose).toHaveBeenCalledWith(2, 7);
  fireEvent.click(screen.getByRole('radio', { name: /12月11日/ }));
  expect(of.choose).toHaveBeenLastCalledWith(2, 8);
});

test('after a missed day it is said that nothing begins anew, and where each dose was', () => {
  const order = { orderId: 'o4', day: '2026-12-21', startTime: '10:00', endTime: '10:30' };
  show([dose(3, {}), dose(4, { step: 'move', order, slot: slot(4, '2026-12-22') })]);
  expect(screen.getByText(/不用从头再打/)).toBeTruthy();
  expect(screen.getByText(/原来约在.*12月21日/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '改到这些日期' })).toBeTruthy();
});

test('a full day is named, and a dose without a time says from when', () => {
  show([
    dose(2, { isFull: true, slot: slot(2, '2026-12-11') }),
    dose(3, { step: 'later', slot: null, recommended: '2027-02-10' }),
  ]);
  expect(screen.getByText(/12月10日.*，那天没有号/)).toBeTruthy();
  expect(screen.getByText(/2月10日.*到时再约/)).toBeTruthy();
});

test('an appointment in the way is named at the dose it blocks, and opened by a tap', () => {
  const order = { orderId: 'o3', day: '2026-12-10', startTime: '10:00', endTime: '10:30' };
  show([
    dose(2, { step: 'later', slot: null, blockedBy: 3 }),
    dose(3, { step: 'later', slot: null, order }),
  ]);
  expect(screen.getByText(/打了这一针，第 3 剂（12月10日.*）就太早了.*先取消第 3 剂/)).toBeTruthy();
  expect(screen.queryByText(/到时再约/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /第 3 剂.*看预约/ }));
  expect(navigate.to).toHaveBeenCalledWith('orderDetail', { orderId: 'o3' });
});

test('where all stand, nothing can be sent; a refusal says that nothing was booked', () => {
  show([dose(2, { step: 'keep', order: ORDER, slot: null })], rest({ refusal: '号刚被约走' }));
  const send = screen.getByRole('button', { name: /约好/ });
  expect(send.getAttribute('aria-disabled') ?? send.getAttribute('disabled')).not.toBeNull();
  expect(screen.getByText(/一针都没有约上也没有改/)).toBeTruthy();
});
