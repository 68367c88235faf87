import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';

/** Templates that the user accepted in the platform's prompt, to be reported to the provider. */
export interface AcceptedReport {
  /** Makes repeated reports idempotent at the provider. */
  readonly reportId: string;
  /** Id of the account that accepted; empty where it is not known yet. */
  readonly account: string;
  /** Ids of the templates. */
  readonly templates: readonly string[];
}

/** How a report ended: the provider has it, or will never accept it. */
export type ReportEnd = 'known' | 'refused';

/**
 * Most reports stored on a device; the oldest are dropped. The provider stores fewer acceptances of a template anyway.
 */
export const MOST_REPORTS = 8;

const NEVER_ACCEPTED: readonly Code[] = [CODE.PARAMETERS, CODE.NOT_FOUND];

/** Whether a refusal with that code is permanent: the templates are no longer in use. */
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

/** The reports that may be stored on the device: those with a known account, so that no other account sends them. */
export const retainedReports = (waiting: readonly AcceptedReport[]): readonly AcceptedReport[] =>
  waiting.filter(({ account }) => account !== '');

/** The oldest report of an account that was not tried yet. */
export const nextReport = (
  waiting: readonly AcceptedReport[],
  account: string,
  tried: ReadonlySet<string>,
): AcceptedReport | undefined =>
  waiting.find(
    (report) =>
      (report.account === account || report.account === '') && !tried.has(report.reportId),
  );
