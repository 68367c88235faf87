import { createMatcher } from '../match';

/** Finds the route of a path among those that this H5 build includes. */
export const matchPath = createMatcher({ target: 'h5', environment: APP_ENV });
