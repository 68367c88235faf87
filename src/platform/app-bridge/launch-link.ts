import { LAUNCH_TYPE } from './limits';

/** Link that opens the app on one of our pages (specification §5: app links start with the scheme). */
export const openLink = (scheme: string, path: string): string =>
  `${scheme}://open?path=${encodeURIComponent(path)}`;

/** Link that launches the app for a user of an outside system: type code and that user's code (specification §7). */
export const launchLinkOf = (scheme: string, outsideUserCode: string): string =>
  `${scheme}://launch?type=${LAUNCH_TYPE}&outUserCode=${encodeURIComponent(outsideUserCode)}`;
