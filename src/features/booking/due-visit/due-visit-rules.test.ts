import { withDose } from '@/features/booking/submission/family-rules';
import { emptyForm, withPrefill } from '@/features/booking/submission/submit-info';
import { alsoDue, asksAlsoDue } from './also-due-rules';
import { bookingOf, dueCodes } from './due-visit-rules';

const dose = (code: string, productId: string) => ({
  ...{ code, productId, productName: productId, doseNo: 1, doseLabel: '第 1 剂', totalCents: 0 },
});
const visit = { depaCode: 'c1', doses: [dose('mmr', 'mmr-nip'), dose('je-l', 'jel-nip')] };

test('what is late or due counts once a vaccine, unless it is booked', () => {
  const doses = [
    { code: 'mmr', status: 'overdue' },
    { code: 'mmr', status: 'due' },
    { code: 'je-l', status: 'due' },
    { code: 'dtap', status: 'due' },
    { code: 'mena', status: 'upcoming' },
    { code: 'bcg', status: 'unknown' },
  ] as const;
  expect(dueCodes(doses, [])).toEqual(['mmr', 'je-l', 'dtap']);
  expect(dueCodes(doses, ['je-l'])).toEqual(['mmr', 'dtap']);
});

test('a clinic’s doses become one form with all of them', () => {
  const booking = bookingOf(visit, 'anna', '2026-12-01');
  if (!booking) throw new Error('nothing to book');
  expect(booking.target).toEqual({ depaCode: 'c1', productId: 'mmr-nip' });
  const form = withPrefill(emptyForm(booking.target, 'key'), booking.prefill);
  expect(form).toMatchObject({
    ...{ linkmanId: 'anna', doseNo: 1, productId: 'mmr-nip' },
    participants: [{ linkmanId: 'anna', productId: 'jel-nip', doseNo: 1 }],
  });
  expect(bookingOf({ ...visit, doses: [] }, 'anna', '2026-12-01')).toBeNull();
});

test('what is in the form already is not offered again', () => {
  const form = { ...emptyForm({ depaCode: 'c1', productId: 'jel-nip' }, 'key'), linkmanId: 'anna' };
  const offered = alsoDue(form, visit);
  expect(offered.map(({ productId }) => productId)).toEqual(['mmr-nip']);
  const [first] = offered;
  if (!first) throw new Error('nothing is offered');
  expect(alsoDue(withDose(form, first), visit)).toEqual([]);
  expect(alsoDue({ ...form, linkmanId: null }, visit)).toEqual([]);
  expect(alsoDue(form, undefined)).toEqual([]);
});

describe('what else is due is asked about', () => {
  const today = '2026-11-30';
  const form = { ...emptyForm({ depaCode: 'c1', productId: 'jel-nip' }, 'key'), linkmanId: 'anna' };
  const turn = { linkmanId: 'anna', doseNo: null, earliest: null, why: '' };
  const held = { kind: 'held', holdKey: '', holdId: 'h', expiresAt: 0, isOffer: true } as const;

  test.each([
    ['a child', form, '2008-12-01', true],
    ['a grown-up', form, '2008-11-30', false],
    ['nobody yet', { ...form, linkmanId: null }, '2026-01-01', false],
    [
      'a child with a held place',
      { ...form, hold: { ...held, isOffer: false } },
      '2026-01-01',
      true,
    ],
    ['a child with an offered place', { ...form, hold: held }, '2026-01-01', false],
    [
      'a child whose turn has come',
      { ...form, prefill: { ...turn, wantedFrom: '2026-12-01', groupMembers: [] } },
      '2026-01-01',
      false,
    ],
    ['a child of a plan', { ...form, prefill: turn }, '2026-01-01', true],
  ] as const)('for %s', (_, info, birthday, isAsked) => {
    expect(asksAlsoDue(info, birthday, today)).toBe(isAsked);
  });
});
