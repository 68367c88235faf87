/** Setting by which scripts/test-deep.mjs asks its runs for the deep tier; every other run is of the gate. */
export const TIER = 'TIER';

/**
 * Whether this run is of the gate: fixed seeds, fewer examples of each property, one mini-program platform and one look of
 * each page. See docs/decisions/0111.
 */
export const isGate = (): boolean => process.env[TIER] !== 'deep';
