import { semantics } from './semantics';
import type { SemanticAttributes } from './semantics-types';

/** Attributes of a named box that scrolls, or fills one that does: if it scrolls, it must be reachable by keyboard. */
export const scrollBox = (label: string, scrolls: boolean): SemanticAttributes => ({
  ...semantics({ role: 'group', label }),
  ...(scrolls ? { tabIndex: 0 } : {}),
});
