import { create } from 'zustand';
import type { RouteState } from './location';
import type { RouteName } from './table';

interface Delivered {
  readonly state: RouteState | undefined;
  /** Grows with each navigation to the page, so that a repeated equal state is detected. */
  readonly visit: number;
}

type Deliveries = Partial<Record<RouteName, Delivered>>;

const NOTHING: Delivered = { state: undefined, visit: 0 };

const useDeliveries = create<Deliveries>(() => ({}));

/** Passes a navigation's state to its destination page. */
export function deliverState(name: RouteName, state: RouteState | undefined): void {
  useDeliveries.setState((all) => ({ [name]: { state, visit: (all[name]?.visit ?? 0) + 1 } }));
}

/** The state last passed to a page, and how often the page has been navigated to. */
export const useDelivered = (name: RouteName): Delivered =>
  useDeliveries((all) => all[name] ?? NOTHING);
