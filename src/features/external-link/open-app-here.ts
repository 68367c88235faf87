import { goToStore, openApp } from '@/platform/open-app';
import type { OpenAppOutcome } from '@/platform/open-app/types';
import { currentRoute } from '@/routes/navigate';

/**
 * Opens the app by a link and, where it is not installed, the store; but a user who has gone on to another page of the
 * site in the meantime stays there.
 */
export function openAppHere(link: string): Promise<OpenAppOutcome> {
  const here = currentRoute()?.url;
  return openApp(link, {
    fallback: () => {
      if (currentRoute()?.url === here) void goToStore();
    },
  });
}
