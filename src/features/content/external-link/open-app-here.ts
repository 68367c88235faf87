import { goToStore, openApp } from '@/platform/open-app';
import type { OpenAppOutcome } from '@/platform/open-app/types';
import { currentRoute } from '@/routes/navigate';

/**
 * Opens the app by a link or, where it is not installed, the store; not if the user has gone to another page of the
 * site meanwhile.
 */
export function openAppHere(link: string): Promise<OpenAppOutcome> {
  const here = currentRoute()?.url;
  return openApp(link, {
    fallback: () => {
      if (currentRoute()?.url === here) void goToStore();
    },
  });
}
