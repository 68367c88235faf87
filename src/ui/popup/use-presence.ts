import { useEffect, useState } from 'react';

/** Longest time that a layer needs to leave the screen; a little over `--t-mid`. */
const LEAVE_MS = 260;

/** Whether a layer is in the tree: from its first opening until its closing motion is over. */
export function usePresence(open: boolean): boolean {
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  useEffect(() => {
    if (open || !mounted) return undefined;
    const timer = setTimeout(() => setMounted(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open, mounted]);
  return mounted;
}
