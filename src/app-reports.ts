import { askWhereDue } from './features/agreement/ask-again';
import { followAgreements } from './features/agreement/report-agreement';
import { endJumpOnNavigation } from './features/external-link/jump-store';
import { followReports } from './features/message/accepted-reports';
import { followVisits } from './features/telemetry/follow-visits';
import { startTelemetry } from './telemetry/start';

/** Starts what no page waits for: telemetry, visits, and reports that wait to be sent. */
export function startReports(): void {
  startTelemetry();
  followVisits();
  followAgreements();
  askWhereDue();
  followReports();
  endJumpOnNavigation();
}
