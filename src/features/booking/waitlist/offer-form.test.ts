import { holdIdOf } from '@/features/booking/submission/hold-rules';
import { formViolation, hasAppointment } from '@/features/booking/submission/submit-info';
import { formOf } from './offer-form';

const offer = {
  waitingId: '1',
  holdId: 'h1',
  expiresAt: 900_000,
  slotId: 7,
  depaCode: 'c1',
  departmentName: 'Clinic',
  productId: 'p1',
  productName: 'HPV',
  doseNo: 2,
  doseLabel: '2',
  linkmanId: 'l1',
  linkmanName: 'Anna',
  day: '2026-12-01',
  startTime: '10:00',
  endTime: '10:30',
  changeableUntil: 1_900_000_000_000,
  priceCents: 11_300,
  canPayAhead: true,
  orderId: 'o9',
};

test('an offer is a form that can be sent at once, with its place and what it replaces', () => {
  const form = formOf(offer, 'key-1234567890abcdef', 'v1');
  expect(hasAppointment(form)).toBe(true);
  expect(formViolation(form)).toBeNull();
  expect(holdIdOf(form)).toBe('h1');
  expect(form.replaceOrderId).toBe('o9');
});
