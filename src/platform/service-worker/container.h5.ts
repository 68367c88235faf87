/** The browser's service workers; undefined where it has none, or refuses them as in private mode or a sandbox. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return window.navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Most workers that this page is in the scope of. */
const WORKERS = 2;

/**
 * Reloads the page past the service worker, whose cache has the build that runs: the site's workers end first. The newest
 * page registers its own.
 */
export async function reloadNewest(
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  try {
    const container = serviceWorkers();
    // The page's own, and then the one of the bare address, which would control the page next.
    for (let ended = 0; ended < WORKERS; ended += 1)
      await (await container?.getRegistration())?.unregister();
  } catch {
    // The reload then shows the cached build, and the failure of its chunk.
  }
  reload();
}
