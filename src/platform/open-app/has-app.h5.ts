import { runtime } from '@/platform/runtime';
import { SETTINGS } from '@/platform/settings/settings';
import { isFilledIn } from './link-rules';

/** Whether an operator offers an app for this phone; where none is, nothing leads to one. */
export const hasApp = (): boolean => isFilledIn(SETTINGS.app.stores[runtime().platform]);
