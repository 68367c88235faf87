import { create } from 'zustand';
import type { RouteLocation } from '../location';

/** The shown location; undefined until the first page is mounted. */
export const useShown = create<{ location: RouteLocation | undefined }>(() => ({
  location: undefined,
}));
