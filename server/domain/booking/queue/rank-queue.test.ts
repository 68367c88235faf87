import { compareText } from '@contract/text/order-rules';
import { drawNumber, hashOfSeed, rankQueue, newSeed } from './rank-queue';

const OPENS = 1_000;
const tickets = (count: number, enteredAt: (n: number) => number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `t${n}`,
    lots: [`lot${n}`],
    enteredAt: enteredAt(n),
  }));

test('a seed is bound by its hash and never twice the same', () => {
  const one = newSeed();
  expect(hashOfSeed(one.seed)).toBe(one.seedHash);
  expect(one.seed).toHaveLength(64);
  expect(newSeed().seed).not.toBe(one.seed);
});

test('everybody present is drawn once, by their number', () => {
  const { seed } = newSeed();
  const { drawn, late } = rankQueue(
    seed,
    tickets(200, (n) => n),
    OPENS,
  );
  expect(late).toEqual([]);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(200);
  const numbers = drawn.map(({ lot }) => drawNumber(seed, lot));
  expect(numbers).toEqual([...numbers].sort());
});

test('when somebody came before the opening changes nothing', () => {
  const { seed } = newSeed();
  const early = rankQueue(
    seed,
    tickets(50, (n) => n),
    OPENS,
  );
  const reversed = rankQueue(seed, tickets(50, (n) => 50 - n).reverse(), OPENS);
  expect(reversed.drawn).toEqual(early.drawn);
});

test('who comes at the opening or after it stands behind, in order of arrival', () => {
  const { seed } = newSeed();
  const { drawn, late } = rankQueue(
    seed,
    [
      { id: 'third', lots: ['3'], enteredAt: OPENS + 2 },
      { id: 'in-time', lots: ['1'], enteredAt: OPENS - 1 },
      { id: 'second', lots: ['2'], enteredAt: OPENS },
      { id: 'also', lots: ['4'], enteredAt: OPENS },
    ],
    OPENS,
  );
  expect(drawn).toEqual([{ id: 'in-time', lot: '1' }]);
  expect(late).toEqual(['also', 'second', 'third']);
});

test('nobody gains a place by being on several tickets, alone or with friends who have other lots', () => {
  const { seed } = newSeed();
  const at = { enteredAt: 1 };
  const { drawn } = rankQueue(
    seed,
    [
      { id: 'alone', lots: ['one'], ...at },
      { id: 'again', lots: ['one'], ...at },
      { id: 'friend', lots: ['two'], ...at },
      { id: 'both', lots: ['one', 'two'], ...at },
    ],
    OPENS,
  );
  const lotOf = (wanted: string) => drawn.find(({ id }) => id === wanted)?.lot ?? '';
  const [last] = ['one', 'two'].sort((a, b) =>
    compareText(drawNumber(seed, b), drawNumber(seed, a)),
  );
  expect([lotOf('alone'), lotOf('again'), lotOf('friend')]).toEqual(['one', 'one', 'two']);
  expect(lotOf('both')).toBe(last);
});
