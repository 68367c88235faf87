import fastify from 'fastify';
import type { Database } from '../../../server/db/database';
import { createPlatforms } from '../../../server/platforms/platforms';
import type { Platforms } from '../../../server/platforms/platforms';
import * as partners from '../../../server/platforms/simulated/partners';
import { TEST_CIPHER } from './test-cipher';

/** The simulated platforms, for handlers that run in the test's own process. @param now ms */
export const platformsFor = ({ pool }: Database, now: () => number): Platforms =>
  createPlatforms({
    env: {},
    partners,
    runner: pool,
    clock: { now },
    cipher: TEST_CIPHER,
    log: fastify({ logger: false }).log,
  });
