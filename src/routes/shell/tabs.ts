import type { IconName } from '@/ui/icon/icons';
import type { TabRoute } from '../derive';
import type { RouteState } from '../location';

/** Icons of the tab bar; the native ones are drawn from the same outlines (scripts/tab-icons.mjs). */
export const TAB_ICONS: Readonly<Record<TabRoute, IconName>> = {
  home: 'house',
  departmentList: 'map-pin',
  mine: 'user',
};

/** State that a tap on a tab hands over: the clinics are loaded anew, past any cache (specification §2). */
export const TAB_STATES: Readonly<Partial<Record<TabRoute, RouteState>>> = {
  departmentList: { forceUpdate: true },
};
