import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { isDebugAidOn } from './debug-switch';

/** Loads the debugging aid where it is enabled. Builds other than QA do not contain it (specification §6). */
export function startDebugAid(): void {
  if (APP_ENV === 'qa') {
    if (!isDebugAidOn()) return;
    loadChunk(() => import('./debug-aid')).then(
      ({ showDebugAid }) => showDebugAid(),
      () => undefined,
    );
  }
}
