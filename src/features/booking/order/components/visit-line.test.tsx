import { render } from '@testing-library/react';
import type { OrderCard } from '@contract/order/endpoints';
import { VisitLine } from './visit-line';

const other = (linkmanName: string, more: object = {}) => ({
  linkmanName,
  day: '2026-12-01',
  status: 'BOOKED',
  ...more,
});
const shown = (visit: readonly object[], status = 'BOOKED') =>
  render(<VisitLine order={{ day: '2026-12-01', status, visit } as unknown as OrderCard} />)
    .container.textContent;

test.each([
  ['nobody', [], ''],
  ['one', [other('小安')], '小安'],
  ['two', [other('小安'), other('小宝')], '小宝'],
  ['one who cancelled', [other('小安', { status: 'CANCELLED' })], ''],
  ['one who moved to another day', [other('小安', { day: '2026-12-02' })], ''],
])('of a group booking the others are named who come along: %s', (_who, visit, name) => {
  if (name) expect(shown(visit)).toContain(name);
  else expect(shown(visit)).toBe('');
});

test('a cancelled order names nobody', () => {
  expect(shown([other('小安')], 'CANCELLED')).toBe('');
});
