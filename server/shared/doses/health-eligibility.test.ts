import { CODE } from '@contract/errors';
import type { HealthAnswers } from '@contract/health/profile-rules';
import { sampleProducts } from '../../../test/samples/catalogue';
import type { Administered } from './administered';
import type { Course, Person } from './course';
import { dayViolation, doseDays, earliestDay, personViolation } from './eligibility';

const TODAY = '2026-11-28';

const courseOf = (id: string): Course => {
  const product = sampleProducts().find((each) => each.id === id);
  if (!product) throw new Error(id);
  const { vaccineCode: code, minAgeDays, maxAgeDays, doses } = product;
  return { sexLimit: null, product: { code, id, minAgeDays, maxAgeDays }, doses };
};
const personOf = (birthday: string, health: HealthAnswers | null, sex: 1 | 2 = 2): Person => ({
  sex,
  birthday,
  hasGuardian: true,
  health,
  isHistoryAnswered: false,
});
const saying = (
  answers: HealthAnswers['answers'],
  days: HealthAnswers['days'] = {},
): HealthAnswers => ({ answers, days });

function verdict(
  id: string,
  doseNo: number,
  person: Person,
  { on = TODAY, had = [] }: { readonly on?: string; readonly had?: readonly Administered[] } = {},
) {
  const course = courseOf(id);
  const dose = course.doses.find((each) => each.doseNo === doseNo);
  if (!dose) throw new Error(`${id} has no dose ${doseNo}`);
  return (
    personViolation(person, course, doseNo, had, TODAY) ??
    dayViolation(doseDays(person, course, dose, had), on)
  );
}

const CHILD = '2025-03-20';
const WEAK = saying({ immunodeficiency: 'yes' });

test('a contraindication has a code of its own, names the answer, and no other vaccine', () => {
  const violation = verdict('mmr-nip', 1, personOf(CHILD, WEAK));
  expect(violation).toEqual({
    code: CODE.HEALTH_PROFILE,
    allowedFrom: null,
    orderId: null,
    answered: ['immunodeficiency'],
  });
  expect(verdict('mmr-nip', 1, personOf(CHILD, null))).toBeNull();
  expect(
    verdict('mmr-nip', 1, personOf(CHILD, saying({ immunodeficiency: 'unknown' }))),
  ).toBeNull();
});

test('the inactivated form is not refused', () => {
  expect(verdict('jel-nip', 1, personOf(CHILD, WEAK))?.code).toBe(CODE.HEALTH_PROFILE);
  expect(verdict('jei-nip', 1, personOf(CHILD, WEAK))).toBeNull();
  expect(verdict('hepai-nip', 1, personOf('2025-02-20', WEAK))).toBeNull();
});

describe('immunoglobulin', () => {
  const after = personOf(
    CHILD,
    saying({ immunoglobulin: 'yes' }, { immunoglobulin: '2026-10-15' }),
  );

  test('allows the day on which three months have passed, not the one before', () => {
    expect(verdict('mmr-nip', 1, after)).toMatchObject({
      code: CODE.HEALTH_PROFILE,
      allowedFrom: '2027-01-15',
      answered: ['immunoglobulin'],
    });
    expect(verdict('mmr-nip', 1, after, { on: '2027-01-14' })?.allowedFrom).toBe('2027-01-15');
    expect(verdict('mmr-nip', 1, after, { on: '2027-01-15' })).toBeNull();
  });

  test('is the reason where the age is reached before', () => {
    const baby = personOf('2026-04-10', after.health);
    expect(verdict('mmr-nip', 1, baby)).toMatchObject({
      code: CODE.HEALTH_PROFILE,
      allowedFrom: '2027-01-15',
    });
    const younger = personOf('2026-06-10', after.health);
    expect(verdict('mmr-nip', 1, younger)).toMatchObject({
      code: CODE.TOO_YOUNG,
      allowedFrom: '2027-02-10',
    });
  });
});

test('after a pregnancy its vaccines can be booked, months ahead', () => {
  const woman = personOf('2000-03-20', saying({ pregnancy: 'yes' }, { pregnancy: '2027-06-01' }));
  const violation = verdict('hpv9-msd', 1, woman);
  expect(violation).toMatchObject({ code: CODE.HEALTH_PROFILE, allowedFrom: '2027-06-16' });
  expect(verdict('hpv9-msd', 1, woman, { on: '2027-06-16' })).toBeNull();
});

test('the dose at birth is besides the three of the product', () => {
  const health = saying({ lowWeight: 'yes', hbsagMother: 'yes' });
  const baby = personOf('2026-09-28', health);
  const given = (recordedNo: number, day: string): Administered => ({
    orderId: null,
    code: 'hepb',
    product: null,
    recordedNo,
    doseNo: recordedNo,
    day,
    status: 'DONE',
    isSelfReported: true,
  });
  const had = [given(1, '2026-09-28'), given(2, '2026-10-28')];
  expect(verdict('hepb-nip', 1, baby, { had })?.code).toBe(CODE.DUPLICATE_ORDER);
  expect(verdict('hepb-nip', 2, baby, { had })).toBeNull();
  expect(verdict('hepb-nip', 2, personOf('2026-09-28', null), { had })?.code).toBe(
    CODE.DUPLICATE_ORDER,
  );
  const more = [...had, given(3, TODAY)];
  const course = courseOf('hepb-nip');
  const third = course.doses.find(({ doseNo }) => doseNo === 3);
  if (!third) throw new Error('no third dose');
  expect(earliestDay(doseDays(baby, course, third, more), TODAY)).toBe('2027-04-28');
});

test.each(['rabies-chengda', 'rabies-kanghua', 'tetanus-olymvax'])(
  '%s is refused by no answer',
  (id) => {
    const all = saying(
      {
        lowWeight: 'yes',
        hbsagMother: 'unknown',
        hivMother: 'yes',
        hiv: 'yes',
        immunodeficiency: 'yes',
        immunoglobulin: 'yes',
        pregnancy: 'yes',
      },
      { immunoglobulin: TODAY, pregnancy: '2027-03-01' },
    );
    for (const birthday of ['2012-01-01', '1996-01-01', '1960-01-01'])
      expect(verdict(id, 1, personOf(birthday, all))).toEqual(
        verdict(id, 1, personOf(birthday, null)),
      );
    expect(verdict(id, 1, personOf('1996-01-01', all))).toBeNull();
  },
);
