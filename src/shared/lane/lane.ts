import { LANE_COOKIE } from '@/shared/session/boot';
import { cookies, siblingsDomain } from '@/platform/cookies';
import { COOKIE_DAY } from '@/platform/cookies/types';

/** ms: 30 days (specification §9). */
export const LANE_LIFETIME = 30 * COOKIE_DAY;

const LANE = /^[A-Za-z0-9_-]{1,40}$/;

/** Whether a name is a valid lane; it is sent in a header. */
export const isLane = (text: string): boolean => LANE.test(text);

const shared = (): { domain?: string } => {
  const domain = siblingsDomain();
  return domain === undefined ? {} : { domain };
};

/** The lane that calls send in their header; '' for the default one. */
export const currentLane = (): string => cookies.get(LANE_COOKIE) ?? '';

/** Chooses the lane for 30 days, on all sites of the parent domain. */
export function chooseLane(lane: string): void {
  cookies.set(LANE_COOKIE, lane, { ...shared(), maxAge: LANE_LIFETIME });
}

/** Returns to the default lane. */
export function leaveLane(): void {
  cookies.remove(LANE_COOKIE, shared());
}
