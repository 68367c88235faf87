import { render } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { VisitPart } from '@contract/order/visit-rules';
import { BookedPanel } from './booked-panel';

const ORDER = { status: 'BOOKED', reference: 'KKT2-RCTQ' } as unknown as OrderDetail;
const partOf = (linkmanId: string, startTime: string, endTime: string) =>
  ({ linkmanId, startTime, endTime }) as unknown as VisitPart;
const shown = (parts: readonly VisitPart[] | null): string =>
  render(<BookedPanel order={ORDER} parts={parts} />).container.textContent;

test('a visit is one success with one code', () => {
  const parts = [partOf('l1', '08:00', '09:00'), partOf('l1', '09:00', '10:00')];
  expect(shown(parts)).toMatch(/约好了：1 人 · 2 剂.*KKT2-RCTQ.*出示这一个就行/);
});

test('who has to wait in between shows a code each time', () => {
  const text = shown([partOf('l1', '08:00', '09:00'), partOf('l2', '14:00', '15:00')]);
  expect(text).toContain('约好了：2 人 · 2 剂');
  expect(text).not.toContain('这一个');
});

test('a dose that was booked alone is simply booked', () => {
  expect(shown(null)).toContain('预约成功');
  expect(shown(null)).not.toContain('这一个');
});
