import type { Ticket } from '@contract/release/endpoints';
import { openForm } from '@/features/booking/submission/store';
import { groupOf } from '@/features/booking/submission/family-rules';
import { engine } from '@/routes/engine';
import { bookTurn } from './book-turn';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));

const target = { depaCode: 'D1', productId: 'P1', firstDay: '2026-12-03' };
const ticket = {
  people: [
    { linkmanId: 'anna', doseNo: 2 },
    { linkmanId: 'ben', doseNo: 1 },
    { linkmanId: 'carl', doseNo: 1 },
  ],
  places: 3,
} as unknown as Ticket;

const formFor = async (count: number) => {
  bookTurn(target, { ...ticket, places: count });
  expect(jest.mocked(engine.go).mock.lastCall?.[0]).toBe('/subscribe?vaccId=P1&depaCode=D1');
  return openForm(target);
};
const people = (form: Awaited<ReturnType<typeof formFor>>) =>
  groupOf(form).map(({ linkmanId }) => linkmanId);

test('everybody of the ticket is in the form when its turn comes', async () => {
  const form = await formFor(3);
  expect(people(form)).toEqual(['anna', 'ben', 'carl']);
  expect(form.doseNo).toBe(2);
});

test('the form proposes the release’s days: another day would not use the turn', async () => {
  const form = await formFor(3);
  expect(form).toMatchObject({ day: null, prefill: { wantedFrom: '2026-12-03', earliest: null } });
});

test('with fewer places than people the form has as many', async () => {
  expect(people(await formFor(2))).toEqual(['anna', 'ben']);
});
