import { site } from '@/platform/site';
import { framePageAt } from './sibling-sites';
import type { LocationMessage } from './message-rules';

/** Sends the user's location to the messaging-app site, by a hidden frame of its message page (specification §7). */
export function shareLocation(found: Omit<LocationMessage, 'type'>): void {
  const url = site.isFramed() ? null : framePageAt('wx', 'messageBridge');
  if (url) void site.send(url, { type: 'location', ...found });
}
