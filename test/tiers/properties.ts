import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { isGate } from './tier';

/** Examples of each property in the gate. */
const IN_GATE = 200;
/** The gate tries the same examples in every run, so that it cannot fail by chance. */
const GATE_SEED = 20261128;
/** Names the seed of a deep run, to try its examples again. */
const SEED = 'PROPERTY_SEED';
/** Seeds are below this. */
const SEEDS = 2 ** 31;

/** How many examples of a property to try. @param wanted in a deep run */
export const runs = (wanted: number): number => (isGate() ? Math.min(wanted, IN_GATE) : wanted);

/** Of the properties of this run; a deep run prints its own. Not from the clock, which begins each run at the same instant. */
export const seed = isGate() ? GATE_SEED : Number(process.env[SEED] ?? randomInt(SEEDS));
if (!isGate()) process.stderr.write(`${SEED}=${seed}\n`);

fc.configureGlobal({ seed, numRuns: IN_GATE });

export default fc;
