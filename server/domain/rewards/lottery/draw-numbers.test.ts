import { drawTickets, hashOfList, hashOfSeed, holderOf } from './draw-numbers';

const SEED = 'ab'.repeat(32);
const draw = (
  publicValue: string,
  tickets: readonly { ticketId: string; holder: string }[],
  winners = 10,
) => drawTickets({ activityId: 'a', seed: SEED, publicValue, winners }, tickets);
const people = (count: number, each: (person: number) => number = () => 1) =>
  Array.from({ length: count }, (_, person) =>
    Array.from({ length: each(person) }, (_each, n) => ({
      ticketId: `t${person}-${n}`,
      holder: `h${person}`,
    })),
  ).flat();

test('hashes and numbers are SHA-256 and HMAC-SHA-256, as other tools compute them', () => {
  expect(hashOfSeed(SEED)).toBe('9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885');
  // Of "x 1\ny 2\n", whatever the order in which the tickets come.
  const tickets = [
    { ticketId: 'y', holder: '2' },
    { ticketId: 'x', holder: '1' },
  ];
  expect(hashOfList(tickets)).toBe(
    'f708cc9198cc5a4597b5c6e1f0468e0eac9656b4efa6a77d05682413664d5de9',
  );
  const [first] = draw('v', tickets.slice(1));
  expect(first?.number).toBe('ce24272de5b864e5aa418d03b6299224be7f3fee7e580f39a2474fa5a97d43ff');
});

test('so many winners, then as many reserves, nobody twice', () => {
  const ranked = draw(
    'v',
    people(200, (person) => 1 + (person % 5)),
  );
  expect(ranked).toHaveLength(20);
  expect(new Set(ranked.map(({ holder }) => holder)).size).toBe(20);
  const numbers = ranked.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort());
});

test('with fewer people than prizes everybody wins once', () => {
  expect(
    draw(
      'v',
      people(4, () => 3),
    )
      .map(({ holder }) => holder)
      .sort(),
  ).toEqual(['h0', 'h1', 'h2', 'h3']);
  expect(draw('v', [])).toEqual([]);
});

test('neither the order of the tickets nor what they are called in the list changes a result', () => {
  const tickets = people(300);
  expect(draw('v', [...tickets].reverse())).toEqual(draw('v', tickets));
});

test.each(['seed', 'activity', 'value'])('another %s gives another result', (what) => {
  const tickets = people(300);
  const inputs = { activityId: 'a', seed: SEED, publicValue: 'v', winners: 10 };
  const other = {
    seed: { ...inputs, seed: 'cd'.repeat(32) },
    activity: { ...inputs, activityId: 'b' },
    value: { ...inputs, publicValue: 'w' },
  }[what];
  expect(other && drawTickets(other, tickets)).not.toEqual(drawTickets(inputs, tickets));
});

/** Upper bound of chi-squared with 99 degrees of freedom that chance exceeds once in 100,000. */
const CHI_SQUARED_99 = 172;

test('over many draws every ticket wins equally often, wherever it stands in the list', () => {
  const tickets = people(100);
  const wins = new Map<string, number>();
  const DRAWS = 2_000;
  for (let n = 0; n < DRAWS; n += 1)
    for (const { ticketId } of draw(`value ${n}`, tickets).slice(0, 10))
      wins.set(ticketId, (wins.get(ticketId) ?? 0) + 1);
  const due = (DRAWS * 10) / 100;
  const chi = tickets.reduce(
    (sum, { ticketId }) => sum + ((wins.get(ticketId) ?? 0) - due) ** 2 / due,
    0,
  );
  expect(chi).toBeLessThan(CHI_SQUARED_99);
});

test('of two people one of whom has three tickets, that one is first three times of four', () => {
  const tickets = people(2, (person) => (person === 0 ? 3 : 1));
  const DRAWS = 4_000;
  const firsts = Array.from({ length: DRAWS }, (_, n) => draw(`value ${n}`, tickets, 1)[0]?.holder);
  const share = firsts.filter((holder) => holder === 'h0').length / DRAWS;
  // Six standard deviations.
  expect(Math.abs(share - 0.75)).toBeLessThan(0.041);
});

test('a pseudonym is the same for a person within an activity, and another in the next', () => {
  expect(holderOf(SEED, 'p')).toMatch(/^[0-9a-f]{16}$/);
  expect(holderOf(SEED, 'p')).toBe(holderOf(SEED, 'p'));
  expect(holderOf(SEED, 'q')).not.toBe(holderOf(SEED, 'p'));
  expect(holderOf('cd'.repeat(32), 'p')).not.toBe(holderOf(SEED, 'p'));
});
