/** Restarts the app with the newer build. */
export type TakeUpdate = () => void;

/**
 * Calls back when a newer build of the app can be taken; until then the running one goes on. Called once by the app,
 * after its start.
 */
export type FollowUpdates = (announce: (take: TakeUpdate) => void) => void;
