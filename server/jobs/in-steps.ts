/** Steps of one run: a second or so of work. */
export const STEPS_OF_A_RUN = 20;

/**
 * Takes a round's steps one after another, as many as belong into one run; a round of more goes on in the next run. A
 * round that ends in its first run says that there is no more, however often it begins anew.
 * @param step takes the next step, and returns whether its round goes on
 * @returns what takes one run's steps (ms); it returns whether the round goes on
 */
export const inSteps =
  (step: (now: number) => Promise<boolean>) =>
  async (now: number): Promise<boolean> => {
    for (let taken = 0; taken < STEPS_OF_A_RUN; taken += 1) if (!(await step(now))) return false;
    return true;
  };
