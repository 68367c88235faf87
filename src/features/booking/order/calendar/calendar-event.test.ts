import { calendarTexts } from '@contract/order/calendar-text-rules';
import { instantIn, oneOf, readCalendar, textOf } from '../../../../../test/calendar-reader';
import type { CalendarPart } from '../../../../../test/calendar-reader';
import { calendarEvent } from './calendar-event';

const facts = {
  title: '接种流感疫苗 · 小安',
  reference: 'YM1234',
  start: Date.parse('2026-11-23T08:00:00+08:00'),
  end: Date.parse('2026-11-23T09:00:00+08:00'),
  clinic: '示例社区卫生服务中心',
  location: '示例社区卫生服务中心, 一楼',
  note: '带好身份证\n带好接种本',
  sequence: 0,
};
const address = () => Promise.resolve('');
const read = (changes: object = {}, now = 0) => {
  const calendar = readCalendar(calendarEvent({ ...facts, ...changes }, now, address).ics);
  const [event] = calendar.parts as [CalendarPart];
  return { method: oneOf(calendar, 'METHOD').value, event };
};

test('the entry says when in UTC, where and what to bring', () => {
  const { event } = read();
  expect(oneOf(event, 'DTSTART').value).toBe('20261123T000000Z');
  expect(instantIn(event, 'DTEND')).toBe(facts.end);
  expect(oneOf(event, 'LOCATION').value).toBe('示例社区卫生服务中心\\, 一楼');
  expect(textOf(event, 'DESCRIPTION')).toBe('带好身份证\n带好接种本');
});

test('adding it twice replaces the first one', () => {
  expect(oneOf(read({}, 1).event, 'UID')).toEqual(oneOf(read({}, 2).event, 'UID'));
});

test('an entry is published with what RFC 5546 §3.2.1 asks once each, and one that was changed counts as newer', () => {
  const { method, event } = read({ sequence: 2 });
  expect(method).toBe('PUBLISH');
  for (const name of ['DTSTAMP', 'DTSTART', 'ORGANIZER', 'SUMMARY', 'UID']) oneOf(event, name);
  expect(event.properties.map(({ name }) => name)).not.toContain('ATTENDEE');
  expect(oneOf(event, 'SEQUENCE').value).toBe('2');
  expect(oneOf(event, 'STATUS').value).toBe('CONFIRMED');
  expect(oneOf(event, 'ORGANIZER').parameters).toEqual({ CN: facts.clinic });
});

test('an appointment that was called off takes its own entry out of the calendar, without ringing (§3.2.5)', () => {
  const { method, event } = read({ sequence: 1, cancelled: true });
  expect(method).toBe('CANCEL');
  expect(oneOf(event, 'SEQUENCE').value).toBe('1');
  expect(oneOf(event, 'STATUS').value).toBe('CANCELLED');
  expect(oneOf(event, 'UID')).toEqual(oneOf(read().event, 'UID'));
  expect([event.parts.length, read().event.parts.length]).toEqual([0, 1]);
  oneOf(event, 'ORGANIZER');
});

test.each([
  ['backslashes, semicolons and commas', 'a\\b;c,d\\n', 'a\\b;c,d\\n'],
  ['every kind of line end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['what would be a line of its own', 'a\r\nATTENDEE:mailto:a@b.cn', 'a\nATTENDEE:mailto:a@b.cn'],
  ['no control characters but the tab', 'a\u0000\u0007\u001b\u007f\tb', 'a\tb'],
])('texts read as they were written: %s', (_what, note, said) => {
  expect(textOf(read({ note }).event, 'DESCRIPTION')).toBe(said);
});

test('a clinic’s name with quotes, colons and line ends stays one name', () => {
  const { event } = read({ clinic: '"仁爱": 门诊;\r\n一楼' });
  expect(oneOf(event, 'ORGANIZER').parameters).toEqual({ CN: '’仁爱’: 门诊; 一楼' });
});

test('lines of every length fold between characters, at 75 bytes', () => {
  for (let length = 0; length < 160; length += 1)
    for (const sign of ['a', 'é', '请', '🌸', '，'])
      expect(
        textOf(
          read({ note: `${'x'.repeat(length % 7)}${sign.repeat(length)}` }).event,
          'DESCRIPTION',
        ),
      ).toBe(`${'x'.repeat(length % 7)}${sign.repeat(length)}`);
  const { ics } = calendarEvent({ ...facts, note: 'x'.repeat(200) }, 0, address);
  expect(ics.split('\r\n').map((line) => line.length)).toContain(75);
});

const appointment = {
  doses: [{ person: '小安', product: '流感疫苗', startTime: '08:00' }],
  clinic: '示例门诊',
  address: '人民路 1 号',
  phone: '010-12345678',
  reference: 'YM1234',
  bring: ['接种本'],
};

test('the texts say whose it is, the clinic and its address apart, and its phone', () => {
  expect(calendarTexts(appointment, 'zh-CN')).toEqual({
    title: '接种流感疫苗 · 小安',
    location: '示例门诊, 人民路 1 号',
    note: 'YM1234\n门诊电话：010-12345678\n接种本',
  });
  expect(
    calendarTexts(
      {
        ...appointment,
        doses: [{ person: null, product: '流感疫苗', startTime: '08:00' }],
        ...{ phone: '', address: '' },
      },
      'en',
    ),
  ).toEqual({
    title: 'Vaccination: 流感疫苗',
    location: '示例门诊',
    note: 'YM1234\n接种本',
  });
});

test('a visit names each vaccine and person once, and says who has what when', () => {
  const doses = [
    { person: '小满', product: '麻腮风', startTime: '08:00' },
    { person: '小满', product: '乙脑', startTime: '09:00' },
  ];
  const { title, note } = calendarTexts({ ...appointment, doses }, 'zh-CN');
  expect(title).toBe('接种麻腮风、乙脑 · 小满');
  expect(note).toContain('YM1234\n08:00 小满 麻腮风\n09:00 小满 乙脑\n');
  const many = [...doses, { person: '大宝', product: '流感', startTime: '09:00' }];
  expect(calendarTexts({ ...appointment, doses: many }, 'zh-CN').title).toBe(
    '接种 3 剂疫苗 · 小满、大宝',
  );
});
