import { createAvailability } from './availability';

const ROW = {
  id: 7,
  day: '2026-11-23',
  start_time: '09:00',
  end_time: '10:00',
  capacity: 5,
  remaining: 3,
  closed: false,
  release_at: null,
};

function counting() {
  const asked: unknown[][] = [];
  return {
    asked,
    async query({ values }: { values: unknown[] }) {
      asked.push(values);
      await new Promise((resolve) => setImmediate(resolve));
      return { rows: [{ ...ROW }] };
    },
  };
}
const slot = { depaCode: 'D1', productId: 'P1', slotId: 7 };

test('everybody who asks for a month at the same time shares one reading', async () => {
  const runner = counting();
  const availability = createAvailability(runner);
  await Promise.all(Array.from({ length: 50 }, () => availability.month('D1', 'P1', '2026-11')));
  await availability.month('D1', 'P1', '2026-11');
  expect(runner.asked).toEqual([['D1', 'P1', '2026-11-01', '2026-11-30']]);
});

test('own bookings and returned places count at once, within the slot’s bounds', async () => {
  const availability = createAvailability(counting());
  const left = async () => (await availability.month('D1', 'P1', '2026-11'))[0]?.remaining;
  await left();
  availability.count(slot, -1);
  expect(await left()).toBe(2);
  for (let n = 0; n < 9; n += 1) availability.count(slot, 1);
  expect(await left()).toBe(5);
});

test('a reading that a booking overtakes is not kept', async () => {
  const runner = counting();
  const availability = createAvailability(runner);
  const first = availability.month('D1', 'P1', '2026-11');
  availability.count(slot, -1);
  await first;
  await availability.month('D1', 'P1', '2026-11');
  expect(runner.asked).toHaveLength(2);
});

test('clinics, products and months are kept apart', async () => {
  const runner = counting();
  const availability = createAvailability(runner);
  await availability.month('D1', 'P1', '2026-11');
  await availability.month('D2', 'P1', '2026-11');
  await availability.month('D1', 'P2', '2026-12');
  expect(runner.asked.map(([, , first, last]) => [first, last])).toEqual([
    ['2026-11-01', '2026-11-30'],
    ['2026-11-01', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
  ]);
});
