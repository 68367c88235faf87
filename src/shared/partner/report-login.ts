import { session } from '@/shared/session/session-store';
import { appBridge } from '@/platform/app-bridge';
import { notifyHostPage } from '@/platform/host-page';
import { hybridSdk } from '@/platform/hybrid-sdk';
import { isPartner, SETTINGS } from '@/platform/settings/settings';
import { logProblem } from '@/telemetry/log';

/** What a host is sent: whether a user is signed in, but not who. */
export interface LoginReport {
  readonly type: 'isLogin';
  readonly isLogin: boolean;
}

/** Sends the host around this page (native app, mini-program, framing page) whether a user is signed in. */
export async function reportLogin(partner: string): Promise<void> {
  const report: LoginReport = { type: 'isLogin', isLogin: session().isLogin };
  if (isPartner(partner)) notifyHostPage(SETTINGS.partners[partner].origin, { ...report });
  await hybridSdk.postToMini(report);
  if (!appBridge.isInApp()) return;
  // Not awaited: an app that does not answer must not delay the user.
  appBridge
    .reportLogin(report.isLogin)
    .catch((reason: Error) => logProblem('app-bridge', reason.message));
}
