import { askWhereDue } from '@/shared/agreement/ask-again';
import { followAgreements } from '@/shared/agreement/report-agreement';
import { endJumpOnNavigation } from '@/features/content/external-link/jump-store';
import { followReports } from '@/features/service/message/accepted-reports';
import { followVisits } from '@/shared/page-visits/follow-visits';
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
