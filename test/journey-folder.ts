import { basename, join } from 'node:path';

/** Where `npm run coverage:journeys` collects what a suite's pages and providers ran; undefined in every other run. */
export function journeyFolder(): string | undefined {
  const all = process.env['JOURNEYS_DIR'];
  return all && join(all, basename(expect.getState().testPath ?? ''));
}
