import { isStaffed, urgencyOf } from './chat-rules';

const facts = { redFlag: false, bookedToday: false, member: false };

test.each([
  [{}, 0],
  [{ member: true }, 1],
  [{ bookedToday: true }, 2],
  [{ bookedToday: true, member: true }, 2],
  [{ redFlag: true }, 3],
  [{ redFlag: true, bookedToday: true, member: true }, 3],
])('urgency of %j is %i', (more, urgency) => {
  expect(urgencyOf({ ...facts, ...more })).toBe(urgency);
});

test('somebody who is no member but has an appointment today goes before a member', () => {
  expect(urgencyOf({ ...facts, bookedToday: true })).toBeGreaterThan(
    urgencyOf({ ...facts, member: true }),
  );
});

test.each([
  ['07:59', false],
  ['08:00', true],
  ['19:59', true],
  ['20:00', false],
])('at %s staff answer: %s', (time, staffed) => {
  expect(isStaffed({ from: '08:00', until: '20:00' }, time)).toBe(staffed);
});
