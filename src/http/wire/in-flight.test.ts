import { createInFlight } from './in-flight';

test('the end of a cancelled call does not forget the one that took its place', () => {
  const inFlight = createInFlight();
  const cancelled: string[] = [];
  const endOldest = inFlight.begin('/a', () => cancelled.push('oldest'));
  inFlight.begin('/a', () => cancelled.push('older'));
  endOldest();
  inFlight.begin('/a', () => cancelled.push('newer'));
  expect(cancelled).toEqual(['oldest', 'older']);
});
