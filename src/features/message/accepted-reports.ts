import { create } from 'zustand';
import { onSignOut, session, useSession } from '@/features/account/session-store';
import { isApiError, isConnectionError } from '@/http/api-error';
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
/** ms that a report is worth keeping: appointments are at most about as far ahead. */
const LIFE = 30 * 86_400_000;

interface Reports {
  readonly waiting: readonly AcceptedReport[];
  /** How those of this run ended, by report. */
  readonly ended: Readonly<Record<string, ReportEnd>>;
}

/** What users have accepted and the provider may not know yet. Outlives page and app. */
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

// Of a deleted account nothing stays; a report of nobody known must not become somebody else's.
onSignOut((reason) =>
  useReports.setState(({ waiting }) => ({
    waiting: reason === 'account-deleted' ? [] : retainedReports(waiting),
  })),
);

const account = (): string => session().userInfo?.id ?? '';

/** Resolves with whether it is worth sending others as well: not without platform or provider. */
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

/** Tells the provider what waits, each with a fresh code that names the user to the platform. Never rejects. */
export function sendReports(): Promise<void> {
  sending ??= Promise.resolve().then(sendAll);
  return sending;
}

/**
 * Tells the provider which templates (ids) the user has accepted; what does not arrive is told again later by itself.
 * Resolves after the first try with the report's id, under which `useReports` says how it ended; never rejects.
 */
export async function reportAccepted(templates: readonly string[]): Promise<string> {
  const report = { reportId: await uuid(), account: account(), templates };
  useReports.setState(({ waiting }) => ({ waiting: withReport(waiting, report) }));
  await sendReports();
  return report.reportId;
}

/** Tells again what waits: now, whenever the app comes to the front, and after signing in. Returns the unsubscriber. */
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
