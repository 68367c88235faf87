import { calendarEvent } from './calendar-event';

const facts = {
  title: '接种流感疫苗',
  reference: 'YM1234',
  start: Date.parse('2026-11-23T08:00:00+08:00'),
  end: Date.parse('2026-11-23T09:00:00+08:00'),
  location: '示例社区卫生服务中心, 一楼',
  note: '带好身份证\n带好接种本',
  sequence: 0,
};
const address = () => Promise.resolve('');
const linesOf = (ics: string) => ics.replace(/\r\n /g, '').split('\r\n');

test('the entry says when in UTC, where and what to bring', () => {
  const lines = linesOf(calendarEvent(facts, 0, address).ics);
  expect(lines).toContain('DTSTART:20261123T000000Z');
  expect(lines).toContain('DTEND:20261123T010000Z');
  expect(lines).toContain('LOCATION:示例社区卫生服务中心\\, 一楼');
  expect(lines).toContain('DESCRIPTION:带好身份证\\n带好接种本');
});

test('adding it twice replaces the first one', () => {
  const uid = (now: number) =>
    linesOf(calendarEvent(facts, now, address).ics).find((line) => line.startsWith('UID:'));
  expect(uid(1)).toBe(uid(2));
});

test('an entry is published, and one that was changed counts as newer', () => {
  const lines = linesOf(calendarEvent({ ...facts, sequence: 2 }, 0, address).ics);
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:2', 'STATUS:CONFIRMED']),
  );
});

test('an appointment that was called off takes its own entry out of the calendar, without ringing', () => {
  const retained = linesOf(calendarEvent(facts, 0, address).ics);
  const gone = linesOf(calendarEvent({ ...facts, sequence: 1, cancelled: true }, 0, address).ics);
  expect(gone).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']));
  const uid = (lines: readonly string[]) => lines.find((line) => line.startsWith('UID:'));
  expect(uid(gone)).toBe(uid(retained));
  expect(gone).not.toContain('BEGIN:VALARM');
});

test('no line is longer than calendars accept, counted in bytes', () => {
  const { ics } = calendarEvent({ ...facts, note: '请带好接种本'.repeat(40) }, 0, address);
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
