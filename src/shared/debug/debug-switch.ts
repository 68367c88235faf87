import { sessionEntries } from '@/storage/storage';

const KEY = 'debug-aid';

/** Whether the debugging aid is enabled in this tab. */
export const isDebugAidOn = (): boolean => sessionEntries.read<boolean>(KEY) === true;

/** Enables or disables the debugging aid, from the next page load. */
export function switchDebugAid(on: boolean): void {
  if (on) sessionEntries.write(KEY, { val: true });
  else sessionEntries.remove(KEY);
}
