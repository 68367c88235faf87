import { advantages, unequal } from './chances';
import type { DrawnTicket } from './chances';
import { createDice } from '../kit/worlds/interleaving-world';
import type { Dice } from '../kit/worlds/interleaving-world';

const GROUPS = ['members', 'beans', 'ordinary'];
const PEOPLE = 600;
const CAPACITY = 150;
const ROUNDS = 3;
const SIDES = 1_000_000;

/** A draw of everybody's numbers. @param draw a number; the smallest comes first */
function round(draw: (group: string) => number): DrawnTicket[] {
  return Array.from({ length: PEOPLE }, (_, index) => {
    const group = GROUPS[index % GROUPS.length] ?? '';
    return { group, number: draw(group) };
  })
    .sort((a, b) => a.number - b.number)
    .map(({ group }, index) => ({ group, position: index + 1 }));
}
const rounds = (draw: (group: string) => number): DrawnTicket[][] =>
  Array.from({ length: ROUNDS }, () => round(draw));

const SEEDS = Array.from({ length: 50 }, (_, index) => index + 1);
const groupsFound = (draw: (dice: Dice, group: string) => number): string[][] =>
  SEEDS.map((seed) => {
    const dice = createDice(seed);
    const all = rounds((group) => draw(dice, group));
    return unequal(advantages(all, CAPACITY)).map(({ group }) => group);
  });

test('equal chances stay within the bound', () => {
  expect(groupsFound((dice) => dice(SIDES)).flat()).toEqual([]);
});

test('members who draw twice and take the better number are found, every time', () => {
  const found = groupsFound((dice, group) =>
    group === 'members' ? Math.min(dice(SIDES), dice(SIDES)) : dice(SIDES),
  );
  expect(found.every((groups) => groups.includes('members'))).toBe(true);
});

test('three tenths off the number of the bean-rich is found, every time', () => {
  const found = groupsFound((dice, group) => dice(SIDES) * (group === 'beans' ? 0.7 : 1));
  expect(found.every((groups) => groups.includes('beans'))).toBe(true);
});
