import { lacksMobile } from './session-state';
import { useSession } from './session-store';

/**
 * Whether calls for users may be made by the way: somebody is signed in, and not known to lack a mobile, for which such a
 * call would lead away from a page that needs none (1002).
 */
export const useIsUser = (): boolean => useSession((state) => state.isLogin && !lacksMobile(state));
