import type { Runtime } from './types';
import { runtimeOf } from './user-agent';

/** What this page runs in. */
export const runtime = (): Runtime => runtimeOf(window.navigator.userAgent);
