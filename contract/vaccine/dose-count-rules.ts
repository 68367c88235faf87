/** How many doses of a product somebody has: at least, and at most. */
export interface DoseCounts {
  readonly fewestDoses: number;
  readonly doseCount: number;
}

/** Number of doses as lists of products show it to whoever reads them: `3`, or `1–2` where it depends on the person. */
export const doseCountText = ({ fewestDoses, doseCount }: DoseCounts): string =>
  fewestDoses < doseCount ? `${fewestDoses}–${doseCount}` : String(doseCount);
