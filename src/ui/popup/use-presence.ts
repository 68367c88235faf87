import { useEffect, useState } from 'react';

/** Maximum ms of a layer's closing animation; a little over `--t-mid`. */
const LEAVE_MS = 260;

/** Whether a layer is in the tree: from opening until its closing animation ends. */
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
