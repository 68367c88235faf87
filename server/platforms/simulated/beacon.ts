import { createHash } from 'node:crypto';
import type { Beacon } from '../beacon/beacon';

const PERIOD = 3_000;

/** Outside live: values that follow from their rounds, so that every process has the same; anybody could foresee them. */
export const simulatedBeacon: Beacon = {
  source: 'simulated',
  roundAt: (time) => Math.ceil(time / PERIOD),
  valueOf: (round) =>
    Promise.resolve(createHash('sha256').update(`simulated round ${round}`).digest('hex')),
};
