import { adoptToken } from '@/shared/session/adopt-token';
import { session } from '@/shared/session/session-store';
import { POSITION_LIFETIME } from '@/shared/location/constants';
import { rememberedLocation, rememberLocation } from '@/shared/location/store';
import { localEntries, sessionEntries } from '@/storage/storage';
import { readLocation, readStorage, readToken } from './message-rules';

/**
 * Stores an entry that another site mirrors, or adopts its sign-in: the purpose of the white page (specification §4,
 * §7).
 */
export function takeAtWhitePage(message: unknown): boolean | Promise<boolean> {
  const entry = readStorage(message);
  if (entry) {
    const entries = entry.kind === 'local' ? localEntries : sessionEntries;
    return entries.accept(entry.key, entry.value);
  }
  const token = readToken(message);
  if (token === null) return false;
  return (session().isLogin && session().token === token) || adoptToken(token);
}

/** Stores the user's location from another site, if it is newer than the known one and not expired. */
export function takeAtMessageBridge(message: unknown): boolean {
  const found = readLocation(message);
  const now = Date.now();
  if (!found || found.at > now || now - found.at > POSITION_LIFETIME) return false;
  if ((rememberedLocation()?.at ?? 0) >= found.at) return false;
  rememberLocation(found);
  return true;
}
