import { useState } from 'react';

let made = 0;

/** An element id that is unique for the life of the app, stable over renders of one component. */
export function useUid(prefix: string): string {
  const [id] = useState(() => `${prefix}-${(made += 1)}`);
  return id;
}
