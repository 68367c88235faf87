import { CODE } from '@contract/errors';
import { OBSERVATION_CODES } from '@contract/health/profile-rules';
import type { Refusal } from '@contract/subscribe/endpoints';
import { healthMessage } from './health-refusal';
import { refusedPerson } from './refuse';

test.each(OBSERVATION_CODES)('the words say what was answered and what to do: %s', (code) => {
  for (const mayWait of [true, false]) {
    const { zh, en } = healthMessage([code], mayWait);
    expect(zh).toMatch(/“健康情况”里填了：.+医生决定.+打电话给门诊.+可以.+改$/);
    expect(en).toMatch(/health profile says: .+doctor decides.+[Cc]all the clinic.+correct/);
    expect([zh.includes('{date}'), en.includes('{date}')]).toEqual([mayWait, mayWait]);
  }
});

test('of a mother’s HIV the more exact answer is said', () => {
  const { zh } = healthMessage(['hiv-exposed', 'hiv-unknown'], false);
  expect(zh).toContain('：妈妈感染艾滋病病毒，本人是否感染还不清楚。');
});

test.each([
  [null, ['health', 'otherPerson', 'askClinic']],
  ['2027-01-15', ['later', 'health', 'otherPerson', 'askClinic']],
])('the refusal leads to the profile and to the clinic; first day %s', (allowedFrom, kinds) => {
  const violation = {
    code: CODE.HEALTH_PROFILE,
    allowedFrom,
    orderId: null,
    answered: ['immunodeficiency'],
  } as const;
  const who = { linkmanId: 'L1', name: '小禾' };
  const { details } = refusedPerson(violation, undefined, { who, phone: '010' });
  const { remedies } = details.data as Refusal;
  expect(remedies.map(({ kind }) => kind)).toEqual(kinds);
  expect(remedies).toContainEqual({ kind: 'health', ...who });
  expect(remedies).toContainEqual({ kind: 'askClinic', phone: '010' });
});
