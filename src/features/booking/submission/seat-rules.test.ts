import { seatsByTime } from './seat-rules';
import type { Visit } from './form';

const visit = (...starts: readonly string[]) =>
  ({ seats: starts.map((startTime, id) => ({ id, startTime })) }) as unknown as Visit;

test('a time stands once, with all who have their turn then', () => {
  expect(seatsByTime(visit('09:00', '08:00', '09:00'), ['脊灰', '乙肝', '百白破'])).toEqual([
    { startTime: '08:00', names: ['乙肝'] },
    { startTime: '09:00', names: ['脊灰', '百白破'] },
  ]);
});
