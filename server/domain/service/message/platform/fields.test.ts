import { MESSAGE_KINDS } from '@contract/message/message-rules';
import { TEMPLATE_KINDS } from '@contract/message/template-rules';
import type { CarriedKind } from '@contract/message/template-rules';
import { CARRIED, FIELD_LENGTH, fieldsOf } from './fields';

const params = {
  person: '王小明',
  product: { zh: '流感疫苗', en: 'Influenza vaccine, quadrivalent' },
  clinic: { zh: '朝阳门诊', en: 'Chaoyang clinic' },
  day: '2026-12-01',
  time: '09:00',
  reason: '设备检修',
  money: '¥626',
  times: '2026-12-02 09:00',
};
const KINDS = Object.keys(CARRIED) as CarriedKind[];

test('a message says what, which vaccine, where and when, and nobody’s name', () => {
  expect(fieldsOf('reminderDay', params, 'zh-CN')).toEqual({
    what: '接种提醒',
    product: '流感疫苗',
    clinic: '朝阳门诊',
    day: '2026-12-01',
    time: '09:00',
  });
  expect(fieldsOf('offer', { ...params, until: '10:15' }, 'en')).toMatchObject({
    what: 'Place available',
    product: 'Influenza vaccine, …',
    until: '10:15',
  });
});

test.each(KINDS)('%s fits into the fields of a template', (kind) => {
  for (const language of ['zh-CN', 'en'] as const)
    for (const text of Object.values(fieldsOf(kind, params, language)))
      expect([...text].length).toBeLessThanOrEqual(FIELD_LENGTH);
});

test('each kind is carried by one template, and what its reader did just now by none', () => {
  const kinds = Object.values(TEMPLATE_KINDS).flat();
  expect(new Set(kinds).size).toBe(kinds.length);
  expect([...kinds].sort()).toEqual([...KINDS].sort());
  const left = Object.keys(MESSAGE_KINDS).filter((kind) => !(kind in CARRIED));
  expect(left).toEqual(expect.arrayContaining(['booked', 'changed', 'reminderWeek']));
});
