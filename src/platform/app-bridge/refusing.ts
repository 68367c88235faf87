import type { AppBridge } from './types';
import { OUTSIDE_APP } from './types';

const refuse = (): Promise<never> => Promise.reject(new Error(OUTSIDE_APP));

/** Mini-programs never run inside the product's own app. */
export const refusingBridge: AppBridge = {
  isInApp: () => false,
  userInfo: refuse,
  login: refuse,
  location: refuse,
  setLocation: refuse,
  permission: refuse,
  close: refuse,
  reportLogin: refuse,
  launchLink: refuse,
};
