import type { HostLogin } from '@/shared/session/host-login';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { runtime } from '@/platform/runtime';

/** Login of the environment (specification §4 "Login entry by environment"); a plain browser has none. */
export const loginEntry: HostLogin = async (surface) => {
  const { kind, isMiniProgram } = runtime();
  if (kind === 'browser' && !isMiniProgram) return false;
  try {
    const { loginByEnvironment } = await loadChunk(() => import('./login-by-environment'));
    return await loginByEnvironment(surface);
  } catch {
    return false;
  }
};
