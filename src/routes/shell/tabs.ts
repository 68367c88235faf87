import type { IconName } from '@/ui/icon/icons';
import type { TabRoute } from '../derive';
import type { RouteState } from '../location';

/** Icons of the tab bar; the native ones are drawn from the same outlines (scripts/tab-icons.mjs). */
export const TAB_ICONS: Readonly<Record<TabRoute, IconName>> = {
  home: 'house',
  departmentList: 'map-pin',
  mine: 'user',
};

/** Route state of a tab tap: the clinic list reloads, bypassing caches (specification §2). */
export const TAB_STATES: Readonly<Partial<Record<TabRoute, RouteState>>> = {
  departmentList: { forceUpdate: true },
};
