import { create } from 'zustand';
import type { TabRoute } from './derive';

/** Unread count per tab; 0 or absent shows no badge (specification §2). */
export const useTabBadges = create<Partial<Record<TabRoute, number>>>(() => ({}));

/** Sets the badge count of a tab, on every target. */
export const setTabBadge = (tab: TabRoute, count: number): void =>
  useTabBadges.setState({ [tab]: Math.max(0, count) });
