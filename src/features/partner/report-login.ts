import { session } from '@/features/account/session-store';
import { appBridge } from '@/platform/app-bridge';
import { notifyHostPage } from '@/platform/host-page';
import { hybridSdk } from '@/platform/hybrid-sdk';
import { isPartner, SETTINGS } from '@/platform/settings/settings';
import { logProblem } from '@/telemetry/log';

/** What a host hears: whether somebody is signed in, and nothing about whom. */
export interface LoginReport {
  readonly type: 'isLogin';
  readonly isLogin: boolean;
}

/** Tells the host around this page (native app, mini-program, framing page) whether somebody is signed in. */
export async function reportLogin(partner: string): Promise<void> {
  const report: LoginReport = { type: 'isLogin', isLogin: session().isLogin };
  if (isPartner(partner)) notifyHostPage(SETTINGS.partners[partner].origin, { ...report });
  await hybridSdk.postToMini(report);
  if (!appBridge.isInApp()) return;
  // An app that does not listen must not keep the user waiting.
  appBridge
    .reportLogin(report.isLogin)
    .catch((reason: Error) => logProblem('app-bridge', reason.message));
}
