import { logout } from './api';
import { signOut } from './session-store';

/**
 * Ends the session at the provider and here. Without a network it still ends on this device, as the user asked; the
 * token then expires by itself.
 */
export async function logOut(): Promise<void> {
  await logout().catch(() => undefined);
  signOut('user');
}
