import { lacksMobile } from './session-state';
import { useSession } from './session-store';

/** Options of a call that a page makes by the way: where nothing is known of the account yet, its refusal leads nowhere. */
export const BY_THE_WAY = { failure: 'background' } as const;

/**
 * Whether calls for users may be made by the way: somebody is signed in, and not known to lack a mobile, for which such a
 * call would lead away from a page that needs none (1002).
 */
export const useIsUser = (): boolean => useSession((state) => state.isLogin && !lacksMobile(state));
