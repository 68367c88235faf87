/** Everything that stands in for a platform. */
export type SimulatedPartners = typeof import('./simulated/partners');

/**
 * Loads what stands in for platforms that are not set up; null in live, which has none. It is a file of its own in the
 * build, and none in a build for live.
 * @throws Error where the build has none and it is not live
 */
export async function loadSimulated(isLive: boolean): Promise<SimulatedPartners | null> {
  if (isLive) return null;
  try {
    return await import('./simulated/partners');
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('This provider was built for live and simulates nothing: set APP_ENV=live.');
  }
}
