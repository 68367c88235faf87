import { sessionEntries } from '@/storage/storage';

const KEY = 'debug-aid';

/** Whether the debugging aid is enabled in this tab. */
export const isDebugAidOn = (): boolean => sessionEntries.read<boolean>(KEY) === true;

/** Switches it on or off, from the next load of the page. */
export function switchDebugAid(on: boolean): void {
  if (on) sessionEntries.write(KEY, { val: true });
  else sessionEntries.remove(KEY);
}
