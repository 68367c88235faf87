import { drawNumber, hashOfSeed, rankTickets, newSeed } from './lottery';

const OPENS = 1_000;
const tickets = (count: number, enteredAt: (n: number) => number) =>
  Array.from({ length: count }, (_, n) => ({ id: `t${n}`, enteredAt: enteredAt(n) }));

test('a seed is bound by its hash and never twice the same', () => {
  const one = newSeed();
  expect(hashOfSeed(one.seed)).toBe(one.seedHash);
  expect(one.seed).toHaveLength(64);
  expect(newSeed().seed).not.toBe(one.seed);
});

test('everybody present is drawn once, by their number', () => {
  const { seed } = newSeed();
  const { drawn, late } = rankTickets(
    seed,
    tickets(200, (n) => n),
    OPENS,
  );
  expect(late).toEqual([]);
  expect(new Set(drawn).size).toBe(200);
  const numbers = drawn.map((id) => drawNumber(seed, id));
  expect(numbers).toEqual([...numbers].sort());
});

test('when somebody came before the opening changes nothing', () => {
  const { seed } = newSeed();
  const early = rankTickets(
    seed,
    tickets(50, (n) => n),
    OPENS,
  );
  const reversed = rankTickets(seed, tickets(50, (n) => 50 - n).reverse(), OPENS);
  expect(reversed.drawn).toEqual(early.drawn);
});

test('who comes at the opening or after it stands behind, in order of arrival', () => {
  const { seed } = newSeed();
  const { drawn, late } = rankTickets(
    seed,
    [
      { id: 'third', enteredAt: OPENS + 2 },
      { id: 'in-time', enteredAt: OPENS - 1 },
      { id: 'second', enteredAt: OPENS },
      { id: 'also', enteredAt: OPENS },
    ],
    OPENS,
  );
  expect(drawn).toEqual(['in-time']);
  expect(late).toEqual(['also', 'second', 'third']);
});
