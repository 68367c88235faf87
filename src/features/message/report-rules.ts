import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';

/** An answer to the platform's question, to be told to the provider. */
export interface AcceptedReport {
  /** Under which the provider counts it once, however often it is told. */
  readonly reportId: string;
  /** Id of the account that answered; empty where it is not known yet. */
  readonly account: string;
  /** Ids of the templates. */
  readonly templates: readonly string[];
}

/** How a report ended: the provider knows, or will never take it. */
export type ReportEnd = 'known' | 'refused';

/** Reports that wait on a device; the oldest go first. The provider keeps fewer acceptances of a template anyway. */
export const MOST_REPORTS = 8;

const NEVER_ACCEPTED: readonly Code[] = [CODE.PARAMETERS, CODE.NOT_FOUND];

/** Whether a refusal with that code stays one: the templates are not in use any more. */
export const isNeverAccepted = (code: string): boolean =>
  NEVER_ACCEPTED.some((refusal) => refusal === code);

export const withReport = (
  waiting: readonly AcceptedReport[],
  report: AcceptedReport,
): readonly AcceptedReport[] => [...waiting, report].slice(-MOST_REPORTS);

export const withoutReport = (
  waiting: readonly AcceptedReport[],
  reportId: string,
): readonly AcceptedReport[] => waiting.filter((report) => report.reportId !== reportId);

/** What may be kept on the device: reports whose account is known, so that no other account sends them. */
export const retainedReports = (waiting: readonly AcceptedReport[]): readonly AcceptedReport[] =>
  waiting.filter(({ account }) => account !== '');

/** The oldest report of an account that has not been tried yet. */
export const nextReport = (
  waiting: readonly AcceptedReport[],
  account: string,
  tried: ReadonlySet<string>,
): AcceptedReport | undefined =>
  waiting.find(
    (report) =>
      (report.account === account || report.account === '') && !tried.has(report.reportId),
  );
