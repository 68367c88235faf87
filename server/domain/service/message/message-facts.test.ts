import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind } from '@contract/message/message-rules';
import { renderMessage } from './event-messages';
import { messageFacts } from './message-facts';

const params = {
  person: '小明',
  product: { zh: '流感疫苗', en: 'Influenza' },
  clinic: { zh: '朝阳门诊', en: 'Chaoyang clinic' },
  day: '2026-12-01',
  time: '09:00',
  dose: { zh: '第 2 剂', en: 'dose 2' },
  lot: 'L2026',
  until: '10:15',
  region: '北京',
  reason: '设备检修',
  money: '¥626',
  staff: '护士王芳',
  phone: '010-64000000',
  prize: { zh: '保温杯', en: 'Bottle' },
  device: { zh: '苹果设备的微信', en: 'WeChat on an Apple device' },
  who: '138****0001',
};
const READ_ON = '2026-11-30';
const ZH = { language: 'zh-CN', readOn: READ_ON } as const;
const EN = { language: 'en', readOn: READ_ON } as const;

test('a booking’s message names when, who, what and where', () => {
  expect(messageFacts('booked', params, ZH)).toEqual([
    { name: 'when', value: '12月1日 周二 09:00' },
    { name: 'person', value: '小明' },
    { name: 'vaccine', value: '流感疫苗' },
    { name: 'clinic', value: '朝阳门诊' },
  ]);
  expect(messageFacts('booked', params, EN)).toContainEqual({
    name: 'when',
    value: 'Tue 1 Dec 09:00',
  });
});

test('a kind whose text leaves the person out leaves it out here too', () => {
  const names = messageFacts('claimedCancelled', params, ZH).map(({ name }) => name);
  expect(names).toEqual(['when', 'vaccine', 'clinic']);
});

test('values that a message lacks are left out', () => {
  expect(messageFacts('refunded', { person: '小明' }, ZH)).toEqual([
    { name: 'person', value: '小明' },
  ]);
  expect(messageFacts('serviceReply', params, ZH)).toEqual([]);
});

test.each(Object.keys(MESSAGE_KINDS) as MessageKind[])(
  '%s: no fact tells what its text does not',
  (kind) => {
    for (const reader of [ZH, EN]) {
      const { title, body } = renderMessage(kind, params, reader);
      for (const { name, value } of messageFacts(kind, params, reader))
        for (const part of name === 'when' ? value.split(/ (?=\d\d:)/) : [value])
          expect(title + body).toContain(part);
    }
  },
);
