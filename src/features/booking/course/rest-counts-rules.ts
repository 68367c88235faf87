import type { RestDose } from '@contract/subscribe/rest-endpoints';

/** How many doses of the rest of a course have to be booked or moved. */
export interface RestCounts {
  readonly toBook: number;
  readonly toMove: number;
}

/** The dose whose appointment keeps one before it from being booked: it can neither stand then nor move. */
export const blockingDose = <Dose extends Pick<RestDose, 'doseNo' | 'blockedBy'>>(
  doses: readonly Dose[],
): Dose | undefined => {
  const number = doses.find(({ blockedBy }) => blockedBy !== null)?.blockedBy ?? null;
  return doses.find(({ doseNo }) => doseNo === number);
};

/** Counts of a proposal; what its owner only wishes to move is not counted. */
export const restCounts = (
  doses: readonly Pick<RestDose, 'step' | 'isByChoice'>[],
): RestCounts => ({
  toBook: doses.filter(({ step }) => step === 'book').length,
  toMove: doses.filter(({ step, isByChoice }) => step === 'move' && !isByChoice).length,
});
