import { GIRL, others } from './plan-table';
import { planOf } from './plan-rules';

const TODAY = '2024-05-20';

/** Status of each dose of the hepatitis B series, and which are still open. */
const hepb = (doseNo: number | null, day: string) =>
  planOf(GIRL, others('hepb'), TODAY, [{ code: 'hepb', doseNo, day }])
    .filter(({ series }) => series === 'hepb')
    .map(({ id, status, bookFrom }) => `${id} ${status}${bookFrom === null ? '' : ' open'}`);

test('who has booked a second dose has had a first one: the appointment is the second dose’s', () => {
  expect(hepb(2, '2024-05-25')).toEqual([
    'hepb-1 notNeeded',
    'hepb-2 due open',
    expect.stringMatching(/^hepb-3 upcoming/),
  ]);
});

test.each([1, null])('an appointment of number %s is for the first dose', (doseNo) => {
  expect(hepb(doseNo, '2024-05-25')[0]).toBe('hepb-1 overdue open');
});
