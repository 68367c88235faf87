import { inSteps, STEPS_OF_A_RUN } from './in-steps';

/** A job whose rounds have some steps each, and how many it has taken. */
function rounds(steps: number) {
  let taken = 0;
  const run = inSteps(() => Promise.resolve((taken += 1) % steps !== 0));
  return { run, taken: () => taken };
}

test('a short round ends in one run, every time', async () => {
  const { run, taken } = rounds(3);
  expect([await run(0), await run(0)]).toEqual([false, false]);
  expect(taken()).toBe(6);
});

test('a round of as many steps as a run ends in it, one of more in the next', async () => {
  expect(await rounds(STEPS_OF_A_RUN).run(0)).toBe(false);
  const { run, taken } = rounds(STEPS_OF_A_RUN + 1);
  expect(await run(0)).toBe(true);
  expect(taken()).toBe(STEPS_OF_A_RUN);
  expect(await run(0)).toBe(false);
  expect(taken()).toBe(STEPS_OF_A_RUN + 1);
});

test('a step that fails ends the run, and the next run goes on', async () => {
  let taken = 0;
  const run = inSteps(() => {
    taken += 1;
    return taken === 2 ? Promise.reject(new Error('cut')) : Promise.resolve(taken < 3);
  });
  await expect(run(0)).rejects.toThrow('cut');
  expect(await run(0)).toBe(false);
  expect(taken).toBe(3);
});
