import type { Deps } from '../deps';
import { releaseAnswers } from '../domain/aftercare/questionnaire/release';

/** ms between looks. */
const INTERVAL = 60_000;

/** Releases anonymous answers to the results in groups of at least five. @returns stops it */
export const startQuestionnaires = ({ db, jobs }: Deps): (() => Promise<void>) =>
  jobs.every({
    name: 'questionnaires',
    every: INTERVAL,
    isLowPriority: true,
    run: async () => {
      await releaseAnswers(db);
      return false;
    },
  });
