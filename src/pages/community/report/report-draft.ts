import type { ReportReason } from '@contract/community/report-endpoints';
import type { ReportTarget } from '@contract/community/user-type-rules';
import { createSessionDraft } from '@/shared/session/session-draft';

/** A report that is being written (specification §3 "Report draft"). */
export interface ReportDraft {
  /** The post or comment; empty: no report is being written. */
  readonly sourceId: string;
  readonly sourceType: ReportTarget;
  /** Author of what is reported. */
  readonly reportedUserId: string;
  /** Beginning of what is reported. */
  readonly content: string;
  /** Who reports. */
  readonly userId: string;
  readonly reason: ReportReason | null;
  readonly explain: string;
}

/** What a report is about. */
export type ReportSource = Pick<ReportDraft, 'sourceId' | 'sourceType'>;

export const EMPTY_REPORT: ReportDraft = {
  sourceId: '',
  sourceType: 10,
  reportedUserId: '',
  content: '',
  userId: '',
  reason: null,
  explain: '',
};

export const useReportDraft = createSessionDraft<ReportDraft>('reportDraft', EMPTY_REPORT, {
  isEmpty: ({ sourceId }) => sourceId === '',
});

export const changeReport = (change: Partial<ReportDraft>): void => useReportDraft.setState(change);

export const dropReport = (): void => useReportDraft.setState(EMPTY_REPORT, true);

/**
 * Begins a report, or continues the one about the same thing. What is known about its author and text only when it is
 * opened from there is kept.
 */
export function beginReport(
  source: ReportSource,
  reported: Partial<Pick<ReportDraft, 'reportedUserId' | 'content'>>,
  userId: string,
): void {
  const before = useReportDraft.getState();
  const isSame = before.sourceId === source.sourceId && before.sourceType === source.sourceType;
  useReportDraft.setState({ ...(isSame ? before : EMPTY_REPORT), ...source, ...reported, userId });
}
