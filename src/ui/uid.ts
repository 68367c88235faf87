import { useState } from 'react';

let made = 0;

/** An element id that is unique while the app runs, stable across renders of one component. */
export function useUid(prefix: string): string {
  const [id] = useState(() => `${prefix}-${(made += 1)}`);
  return id;
}
