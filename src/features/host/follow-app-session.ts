import { session } from '@/features/account/session-store';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { LOGIN_WAIT } from '@/platform/app-bridge/limits';
import { runtime } from '@/platform/runtime';
import { wait } from '@/platform/wait/wait';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';

/** Whoever the app has signed in is asked for; the first page waits for it 200 ms at most. */
const followApp: BeforeGuard = async ({ kind }) => {
  if (kind !== 'start' || session().isLogin || runtime().kind !== 'app') return;
  const joining = loadChunk(() => import('./app-login'))
    .then(({ joinApp: join }) => join())
    .catch(() => false);
  await Promise.race([joining, wait(LOGIN_WAIT)]);
};

/** In the native app, its user is signed in here from the start (specification §4). Returns what ends that. */
export const followAppSession = (): (() => void) => registerBeforeEach(followApp);
