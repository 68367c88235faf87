import { DAY_MS } from '@contract/time/duration-rules';
import { create } from 'zustand';
import { onSignOut, session, useSession } from '@/shared/session/session-store';
import { isApiError, isConnectionError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { onAppShow } from '@/platform/lifecycle';
import { platformLogin } from '@/platform/login';
import { uuid } from '@/platform/secure-random/ids';
import { messagePlatform } from '@/platform/subscribe-message';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import {
  isNeverAccepted,
  retainedReports,
  nextReport,
  withoutReport,
  withReport,
} from './report-rules';
import type { AcceptedReport, ReportEnd } from './report-rules';

const ENTRY = 'acceptedReports';
/** ms for which a report is stored: appointments are at most about this far ahead. */
const LIFE = 30 * DAY_MS;

interface Reports {
  readonly waiting: readonly AcceptedReport[];
  /** How reports of this run ended, by report id. */
  readonly ended: Readonly<Record<string, ReportEnd>>;
}

/** Templates that users have accepted and that the provider may not know yet. Stored on the device. */
export const useReports = create<Reports>(() => ({
  waiting: localEntries.read<readonly AcceptedReport[]>(ENTRY) ?? [],
  ended: {},
}));

useReports.subscribe(({ waiting }, before) => {
  if (waiting === before.waiting) return;
  const val = retainedReports(waiting);
  if (val.length === 0) localEntries.remove(ENTRY);
  else
    tryToKeep(() =>
      localEntries.write(ENTRY, { val, expiry: { mode: 'relative', duration: LIFE } }),
    );
});

// A deleted account's reports are removed; reports of unknown accounts must not be sent for another one.
onSignOut((reason) =>
  useReports.setState(({ waiting }) => ({
    waiting: reason === 'account-deleted' ? [] : retainedReports(waiting),
  })),
);

const account = (): string => session().userInfo?.id ?? '';

/** Resolves with whether to continue with other reports: false without platform or connection. */
async function sendOne({ reportId, templates }: AcceptedReport): Promise<boolean> {
  const code = await platformLogin.loginCode();
  if (!code || !messagePlatform) return false;
  const input = { platform: messagePlatform, code, reportId, templates: [...templates] };
  const options = { isJson: true, neverCancel: true, failure: 'background' } as const;
  const end = await request('POST /message/message/acceptTemplates.do', input, options).then(
    (): ReportEnd => 'known',
    (error: unknown) => {
      if (isConnectionError(error)) return 'offline';
      return isApiError(error) && isNeverAccepted(error.code) ? 'refused' : 'later';
    },
  );
  if (end === 'known' || end === 'refused')
    useReports.setState(({ waiting, ended }) => ({
      waiting: withoutReport(waiting, reportId),
      ended: { ...ended, [reportId]: end },
    }));
  return end !== 'offline';
}

let sending: Promise<void> | null = null;

async function sendAll(): Promise<void> {
  const tried = new Set<string>();
  const next = () =>
    session().isLogin ? nextReport(useReports.getState().waiting, account(), tried) : undefined;
  for (let report = next(); report; report = next()) {
    tried.add(report.reportId);
    if (!(await sendOne(report))) break;
  }
  sending = null;
}

/** Sends the pending reports, each with a fresh code that identifies the user to the platform. Never rejects. */
export function sendReports(): Promise<void> {
  sending ??= Promise.resolve().then(sendAll);
  return sending;
}

/**
 * Reports to the provider which templates (ids) the user has accepted; failed reports are sent again later
 * automatically. Resolves after the first try with the report's id, under which `useReports` stores the result; never
 * rejects.
 */
export async function reportAccepted(templates: readonly string[]): Promise<string> {
  const report = { reportId: await uuid(), account: account(), templates };
  useReports.setState(({ waiting }) => ({ waiting: withReport(waiting, report) }));
  await sendReports();
  return report.reportId;
}

/** Sends pending reports: now, whenever the app comes to the front, and after signing in. Returns the unsubscriber. */
export function followReports(): () => void {
  if (!messagePlatform) return () => undefined;
  const send = (): void => void sendReports();
  send();
  const stops = [
    onAppShow(send),
    useSession.subscribe(({ isLogin }, before) => {
      if (isLogin && !before.isLogin) send();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
