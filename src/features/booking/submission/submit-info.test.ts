import {
  emptyForm,
  formViolation,
  hasAppointment,
  isFormOf,
  prefillOf,
  withDay,
  withAlternative,
  withPerson,
  withSlot,
  withPrefill,
} from './submit-info';

const target = { depaCode: 'c1', productId: 'p1' };
const form = emptyForm(target, 'key-1234567890abcdef');
const slot = { id: 7, startTime: '08:00', endTime: '09:00' };
const filled = withSlot(withDay({ ...withPerson(form, 'l1'), doseNo: 1 }, '2026-11-23'), slot);

test('booking needs both a date and a time', () => {
  expect(hasAppointment(form)).toBe(false);
  expect(hasAppointment(withDay(form, '2026-11-23'))).toBe(false);
  expect(hasAppointment(filled)).toBe(true);
});

test('another day, or none, drops the time', () => {
  expect(withDay(filled, '2026-11-24')).toMatchObject({ day: '2026-11-24', slot: null });
  expect(withDay(filled, null)).toMatchObject({ day: null, slot: null });
});

test('another person keeps the appointment and asks the dose anew; the same person changes nothing', () => {
  expect(withPerson(filled, 'l2')).toMatchObject({ linkmanId: 'l2', doseNo: null, slot });
  expect(withPerson(filled, 'l1')).toBe(filled);
});

test('a form belongs to its clinic and product', () => {
  expect(isFormOf(form, target)).toBe(true);
  expect(isFormOf(form, { ...target, depaCode: 'c2' })).toBe(false);
  expect(isFormOf(null, target)).toBe(false);
});

test.each([
  ['nobody', { linkmanId: null }, 'person'],
  ['no dose', { doseNo: null }, 'dose'],
  ['no answer whether the doses before were given', { historyAnswer: 'asked' }, 'dose'],
  ['a short mobile', { mobile: '1380013800' }, 'mobile'],
  ['a landline', { mobile: '02012345678' }, 'mobile'],
  ['a mobile', { mobile: '13800138000' }, null],
  ['no mobile', { mobile: '' }, null],
] as const)('a form with %s is faulted for it: %j', (_, change, violation) => {
  expect(formViolation({ ...filled, ...change })).toBe(violation);
});

test('taking an alternative changes clinic, day and time, and nothing else', () => {
  const alternative = {
    slotId: 9,
    depaCode: 'c2',
    departmentName: 'Other',
    day: '2026-11-25',
    startTime: '13:30',
    endTime: '14:30',
    residue: 1,
    changeableUntil: 1_900_000_000_000,
    distance: 1200,
  };
  expect(withAlternative(filled, alternative)).toEqual({
    ...filled,
    depaCode: 'c2',
    day: '2026-11-25',
    slot: { id: 9, startTime: '13:30', endTime: '14:30', changeableUntil: 1_900_000_000_000 },
  });
});

describe('a form that a plan opens', () => {
  const prefill = { linkmanId: 'l2', doseNo: 2, earliest: '2026-12-05', why: '要满 4 月龄' };

  test('is about the plan’s person and dose', () => {
    expect(withPrefill(form, prefill)).toMatchObject({
      linkmanId: 'l2',
      doseNo: 2,
      day: null,
      prefill,
    });
  });

  test('gives up a day that is too early, and keeps one that is not', () => {
    expect(withPrefill(filled, prefill)).toMatchObject({ day: null, slot: null });
    const later = withSlot(withDay(filled, '2026-12-05'), slot);
    expect(withPrefill(later, prefill)).toMatchObject({ day: '2026-12-05', slot });
  });

  test('whose turn it is gives up a day before the release’s, and keeps one of them', () => {
    const turn = { ...prefill, earliest: null, wantedFrom: '2026-12-05' };
    expect(withPrefill(filled, turn)).toMatchObject({ day: null, slot: null });
    const later = withSlot(withDay(filled, '2026-12-05'), slot);
    expect(withPrefill(later, turn)).toMatchObject({ day: '2026-12-05', slot });
    expect(withPrefill(filled, { ...turn, wantedFrom: undefined }).day).toBe(filled.day);
  });

  test('forgets the plan’s day for another person or dose', () => {
    const opened = withPrefill(form, prefill);
    expect(prefillOf(opened)).toBe(prefill);
    expect(prefillOf({ ...opened, doseNo: 1 })).toBeNull();
    expect(prefillOf(withPerson(opened, 'l1'))).toBeNull();
    expect(prefillOf(form)).toBeNull();
  });
});
