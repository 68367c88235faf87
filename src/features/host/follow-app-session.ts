import { session } from '@/features/account/session-store';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { LOGIN_WAIT } from '@/platform/app-bridge/limits';
import { runtime } from '@/platform/runtime';
import { wait } from '@/platform/wait/wait';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';

/** Asks the app for its user; the first page waits for the answer for at most 200 ms. */
const followApp: BeforeGuard = async ({ kind }) => {
  if (kind !== 'start' || session().isLogin || runtime().kind !== 'app') return;
  const joining = loadChunk(() => import('./app-login'))
    .then(({ joinApp: join }) => join())
    .catch(() => false);
  await Promise.race([joining, wait(LOGIN_WAIT)]);
};

/** In the native app, signs in the app's user at the start (specification §4). Returns a function that stops it. */
export const followAppSession = (): (() => void) => registerBeforeEach(followApp);
