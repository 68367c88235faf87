import { reloadNewest } from '../service-worker/container.h5';
import { isReleasedAnew } from './newer-build.h5';

/** ms after which a chunk counts as failed (specification §7, §9). */
export const CHUNK_TIMEOUT = 120_000;

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading chunk timed out')), CHUNK_TIMEOUT);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Loads code on demand. If its chunk is gone because of a newer build, reloads the page once, silently, after
 * `beforeReload` (the promise stays pending). Rejects on any other failure and after 120000 ms.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  beforeReload: () => void = () => undefined,
  reload: () => void = () => void reloadNewest(),
): Promise<Module> {
  try {
    return await inTime(load());
  } catch (error) {
    if (!(await isReleasedAnew())) throw error;
    beforeReload();
    reload();
    return new Promise(() => undefined);
  }
}
