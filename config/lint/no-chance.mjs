/** What makes the outcome of a test depend on the machine: its clock, its speed, its randomness. */
const CLOCK =
  'The result must not depend on the hour or the day: name an instant, or move the provider’s clock.';
const TIMER =
  'A slow machine is not a fault: wait for what happens, or run the jobs, and look then.';
const CHANCE = 'Tests of the gate try the same in every run: take numbers from a seed.';
const FOUND = {
  "CallExpression[callee.object.name='Date'][callee.property.name='now']": CLOCK,
  "NewExpression[callee.name='Date'][arguments.length=0]": CLOCK,
  "CallExpression[callee.name='Date']": CLOCK,
  'CallExpression[callee.name=/^set(Timeout|Interval)$/]': TIMER,
  "CallExpression[callee.object.name='Math'][callee.property.name='random']": CHANCE,
  'CallExpression[callee.name=/^random(Bytes|Int|UUID)$/]': CHANCE,
};

/**
 * Refuses clocks, timers and randomness in tests of the gate. Today's places are in eslint-suppressions.json, a list that
 * only shrinks: one more fails, and so does one less until `npx eslint . --prune-suppressions` has taken it off.
 */
export const noChance = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'tests of the gate never fail by chance' },
  },
  create: (context) =>
    Object.fromEntries(
      Object.entries(FOUND).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};
