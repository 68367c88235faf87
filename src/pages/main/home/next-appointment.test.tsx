import { render, screen } from '@testing-library/react';
import type { OrderCard } from '@contract/order/endpoints';
import { NextAppointment } from './next-appointment';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn() } }));

const other = {
  orderId: 'o2',
  linkmanId: 'l2',
  linkmanName: '小本',
  day: '2026-12-04',
  status: 'BOOKED',
};
const ORDER = {
  orderId: 'o1',
  status: 'BOOKED',
  day: '2026-12-04',
  startTime: '08:00',
  endTime: '09:00',
  linkmanName: '小安',
  productName: '流感',
  doseLabel: '第 1 剂',
  departmentName: '门诊',
  visit: [other, { ...other, orderId: 'o3', linkmanName: '小红', status: 'CANCELLED' }],
} as unknown as OrderCard;

test('who else of the family comes along is told with the appointment', () => {
  render(<NextAppointment order={ORDER} />);
  expect(screen.getByText(/小本/)).toBeTruthy();
  expect(screen.queryByText(/小红/)).toBeNull();
});

test('nothing is said of others where somebody comes alone', () => {
  render(<NextAppointment order={{ ...ORDER, visit: [] }} />);
  expect(screen.queryByText(/同行/)).toBeNull();
});
