import { PURPOSES } from '@contract/personal/consent-rules';
import type { Consent } from '@contract/personal/endpoints';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import { RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import { kindsOf, receiverWords } from '../../../shared/data-policy/kinds';
import { handledBy } from './handled';

/** What the table says of the doses that people enter, and of the clinic, may be changed by a test. */
jest.mock('@contract/personal/held-data-rules', () => {
  const actual = jest.requireActual<{ HELD_DATA: object }>('@contract/personal/held-data-rules');
  return { ...actual, HELD_DATA: { ...actual.HELD_DATA } };
});
jest.mock('@contract/personal/receiver-rules', () => {
  const actual = jest.requireActual<{ RECEIVER_TEXTS: object }>(
    '@contract/personal/receiver-rules',
  );
  return { ...actual, RECEIVER_TEXTS: { ...actual.RECEIVER_TEXTS } };
});

const consent = (purpose: Consent['purpose'], id = ''): Consent => ({
  purpose,
  id,
  name: '',
  day: null,
  at: null,
  version: '',
  given: true,
});
const of = (purpose: Consent['purpose']) => JSON.stringify(handledBy([consent(purpose)], 'zh-CN'));

test('every purpose of a list is there once, in the reader’s language', () => {
  const twice = [consent('person', 'a'), consent('person', 'b'), consent('statistics')];
  const [person, statistics, ...others] = handledBy(twice, 'en');
  expect(others).toEqual([]);
  expect(person?.kinds[0]?.what).toBe(HELD_DATA.member.what[1]);
  expect(person?.receivers.map(({ who }) => who)).toEqual([
    'The clinic you book',
    'Identity check, where there is one',
    'SMS provider',
    'Customer service',
  ]);
  expect(statistics?.receivers).toEqual([]);
});

test.each(PURPOSES)('the consent %s names kinds of data', (purpose) => {
  expect(handledBy([consent(purpose)], 'zh-CN')[0]?.kinds.length).toBeGreaterThan(0);
});

test('what the table says of a kind of data, its purpose, period and receivers, is what the consent says', () => {
  expect(of('person')).toContain('算接种计划、判断能不能预约；照片只供您自己查看。');
  Object.assign(HELD_DATA, {
    ownDoses: {
      ...HELD_DATA.ownDoses,
      purpose: ['给研究机构使用。', 'For research.'],
      stored: ['保存 99 年。', 'For 99 years.'],
      receivers: ['partner'],
    },
  });
  for (const changed of ['给研究机构使用。', '保存 99 年。', RECEIVER_TEXTS.partner.gets[0]])
    expect(of('person')).toContain(changed);
  expect(of('person')).not.toContain('算接种计划、判断能不能预约；照片只供您自己查看。');
  expect(of('healthProfile')).not.toContain('给研究机构使用。');
  expect(JSON.stringify(kindsOf('health', 'zh-CN'))).toContain('给研究机构使用。');
});

test('what the table says of a receiver is what consents and the list of who got what say', () => {
  Object.assign(RECEIVER_TEXTS, {
    clinic: { ...RECEIVER_TEXTS.clinic, gets: ['还有您的收入。', 'Your income, too.'] },
  });
  expect(of('person')).toContain('还有您的收入。');
  expect(receiverWords('clinic', 'en').gets).toBe('Your income, too.');
});
