import { isDayClosed } from './day-rules';

const now = { today: '2026-11-20', clock: '10:30' };
const slot = (endTime: string, closed: boolean) => ({ endTime, closed });

test('a day is closed once every slot that has not ended is', () => {
  const slots = [slot('10:00', false), slot('11:00', true), slot('15:00', true)];
  expect(isDayClosed(slots, '2026-11-20', now)).toBe(true);
  expect(isDayClosed(slots, '2026-11-21', now)).toBe(false);
  expect(isDayClosed([...slots, slot('16:00', false)], '2026-11-20', now)).toBe(false);
});

test('a day without slots to come can be neither closed nor opened', () => {
  expect(isDayClosed([], '2026-11-21', now)).toBeNull();
  expect(isDayClosed([slot('10:30', true)], '2026-11-20', now)).toBeNull();
  expect(isDayClosed([slot('16:00', true)], '2026-11-19', now)).toBeNull();
});
