import { runtime } from '@/platform/runtime';
import { SETTINGS } from '@/platform/settings/settings';
import { isFilledIn } from './link-rules';

/** Whether the operator offers an app for this phone; if not, no links to it are shown. */
export const hasApp = (): boolean => isFilledIn(SETTINGS.app.stores[runtime().platform]);
