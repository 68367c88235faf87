import { startReports } from './app-reports';
import { startServices } from './app-services';
import { askToUpdate } from '@/shared/app-update/ask-to-update';
import { followPendingAnswers } from '@/features/aftercare/follow-up/follow-pending';
import { sendPendingAnswers } from '@/features/aftercare/follow-up/send-pending';

/** Mini-programs render nothing outside pages: a page that opens an external app mounts the prompt itself. */
export const Overlays = () => null;

/**
 * A mini-program has no host app. It keeps its own page stack; the pages show the stores and answers, which sign-out
 * clears.
 */
export function startApp(): void {
  startServices(() => {
    followPendingAnswers(sendPendingAnswers);
    askToUpdate();
  });
  startReports();
}
