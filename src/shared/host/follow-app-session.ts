import { session } from '@/shared/session/session-store';
import { LOGIN_WAIT } from '@/platform/app-bridge/limits';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { onAppShow } from '@/platform/lifecycle';
import { runtime } from '@/platform/runtime';
import { wait } from '@/platform/wait/wait';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';

/** Signs in the app's user, who may be another one than before. Never rejects. */
const join = async (how: 'joinApp' | 'rejoinApp'): Promise<void> => {
  if (runtime().kind !== 'app') return;
  await loadChunk(() => import('./app-login'))
    .then((login) => login[how]())
    .catch(() => false);
};

/** Asks the app for its user; the first page waits for the answer for at most 200 ms, and not for one who is signed in. */
const followApp: BeforeGuard = async ({ kind }) => {
  if (kind !== 'start') return;
  const joining = join('joinApp');
  if (!session().isLogin) await Promise.race([joining, wait(LOGIN_WAIT)]);
};

/**
 * In the native app, signs in the app's user at the start (specification §4), and whenever the page is shown again, because
 * another one may have signed in to the app meanwhile. Returns a function that stops it.
 */
export function followAppSession(): () => void {
  const ends = [registerBeforeEach(followApp), onAppShow(() => void join('rejoinApp'))];
  return () => ends.forEach((end) => end());
}
