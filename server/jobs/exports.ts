import type { Deps } from '../deps';
import { areExportsDue } from '../domain/people/export/claim-export';
import { sweepExports } from '../domain/people/export/retention';
import { workOnExports } from '../domain/people/export/work-on-exports';
import type { MailService } from '../shared/mail/mail';
import { stopAll } from './stop-all';

/** ms between looks for exports that are due. */
const INTERVAL = 1_000;
const SWEEP_INTERVAL = 60_000;

/**
 * Packs and mails exports of personal data, and deletes those that have expired. Several processes may run it; a claim lets one
 * of them win. @returns stops it, waiting for an export under way
 */
export function startExports(deps: Deps, mail: MailService): () => Promise<void> {
  const { db, clock, jobs, config } = deps;
  const parts = { ...deps, send: mail.send, origin: config.webOrigin };
  const stops = [
    jobs.every({
      name: 'exports',
      every: INTERVAL,
      run: () => workOnExports(parts),
      isDue: areExportsDue,
    }),
    jobs.every({
      name: 'expired exports',
      every: SWEEP_INTERVAL,
      isLowPriority: true,
      run: async () => {
        await sweepExports({ db, config }, clock.now());
        return false;
      },
    }),
  ];
  return async () => {
    await stopAll(stops)();
    await mail.close();
  };
}
