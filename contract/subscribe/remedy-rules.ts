/** With which change a refused booking would work; a page's main action follows from it. */
export const REMEDIES = [
  /** Another slot, one of `alternatives` for instance. */
  'otherTime',
  /** A day from `allowedFrom` on. */
  'later',
  'otherClinic',
  'otherVaccine',
  'otherPerson',
  /** The next dose: this one has been given. */
  'otherDose',
  /** Replacing the order in `standing`, or keeping it. */
  'replace',
  /** Looking at the order `orderId`. */
  'viewOrder',
  'addGuardian',
  'readDisclosure',
  /** The line of an announced release, `releaseId`. */
  'queue',
  /** Going on without a hold. */
  'withoutHold',
  /** Loading again and choosing anew. */
  'refresh',
  'askClinic',
] as const;
export type Remedy = (typeof REMEDIES)[number];
