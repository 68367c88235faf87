import { create } from 'zustand';
import type { RouteLocation } from '../location';

/** Location on show; undefined until the first page is there. */
export const useShown = create<{ location: RouteLocation | undefined }>(() => ({
  location: undefined,
}));
