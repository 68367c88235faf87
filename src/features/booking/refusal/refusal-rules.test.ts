import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { DEAD_END, ALTERNATIVE, CONFLICTING_ORDER } from '../../../../test/samples/refusal';
import { alternativesOf, readRefusal, refusalTopic } from './refusal-rules';

const refusal: Refusal = {
  ...DEAD_END,
  remedies: [{ kind: 'otherTime' }],
  alternatives: [1, 2, 3, 4].map((slotId) => ({ ...ALTERNATIVE, slotId })),
  orderId: 'o9',
};

test('a sold-out slot offers the three nearest ones', () => {
  expect(alternativesOf(refusal).map(({ slotId }) => slotId)).toEqual([1, 2, 3]);
  expect(alternativesOf(null)).toEqual([]);
});

test('only the data of a refusal is read as one', () => {
  expect(readRefusal({ alternatives: [], allowedFrom: '2026-12-01' })).toEqual({
    ...DEAD_END,
    allowedFrom: '2026-12-01',
  });
  expect(readRefusal(null)).toBeNull();
  expect(readRefusal({ alternatives: 'many' })).toBeNull();
  expect(readRefusal('text')).toBeNull();
});

describe('the heading', () => {
  const who = { linkmanId: 'anna', name: '小安' };
  const plan = { kind: 'plan', ...who } as const;
  const askClinic = { kind: 'askClinic', phone: '010-1' } as const;
  const leaveOut = { kind: 'leaveOut', ...who } as const;

  test.each<[string, string, Partial<Refusal>, string]>([
    [
      'an appointment for the dose',
      CODE.DUPLICATE_ORDER,
      { standing: CONFLICTING_ORDER },
      'duplicate',
    ],
    ['a dose that an adult was given', CODE.DUPLICATE_ORDER, { standing: null }, 'given'],
    ['a dose that was given', CODE.DUPLICATE_ORDER, { remedies: [plan], orderId: 'o9' }, 'given'],
    ['a dose that was noted', CODE.DUPLICATE_ORDER, { remedies: [plan], orderId: null }, 'given'],
    [
      'a record elsewhere',
      CODE.DUPLICATE_ORDER,
      { remedies: [askClinic], orderId: null },
      'elsewhere',
    ],
    [
      'one person named twice',
      CODE.DUPLICATE_ORDER,
      { remedies: [leaveOut], orderId: null },
      'twice',
    ],
    [
      'an appointment of one of a group',
      CODE.DUPLICATE_ORDER,
      { remedies: [leaveOut], standing: CONFLICTING_ORDER },
      'duplicate',
    ],
    [
      'a dose that one of a group was given',
      CODE.DUPLICATE_ORDER,
      { remedies: [leaveOut, plan], orderId: 'o9' },
      'given',
    ],
    [
      'a record elsewhere of one of a group',
      CODE.DUPLICATE_ORDER,
      { remedies: [leaveOut, askClinic], orderId: null },
      'elsewhere',
    ],
    ['an interval', CODE.INTERVAL, { remedies: [plan] }, 'interval'],
    ['the age still to come', CODE.TOO_YOUNG, { remedies: [plan] }, 'young'],
    ['the age that is past', CODE.OVER_AGE, {}, 'old'],
    ['the sex', CODE.SEX_LIMIT, {}, 'sex'],
    ['a guardian', CODE.GUARDIAN_MISSING, {}, 'guardian'],
    ['what nobody knows', '29999', {}, 'other'],
  ])('tells of %s', (_, code, part, topic) => {
    expect(refusalTopic(code, { ...refusal, ...part })).toBe(topic);
  });
});
