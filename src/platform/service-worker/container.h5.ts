/** The browser's service workers; undefined where it has none, or refuses them as in private mode or a sandbox. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return window.navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Reloads the page past the service worker, whose cache has the build that runs: the worker ends first. The newest
 * page registers its own.
 */
export async function reloadNewest(
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  try {
    const registration = await serviceWorkers()?.getRegistration();
    await registration?.unregister();
  } catch {
    // The reload then shows the cached build, and the failure of its chunk.
  }
  reload();
}
