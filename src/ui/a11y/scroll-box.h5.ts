import { semantics } from './semantics';
import type { SemanticAttributes } from './semantics-types';

/** Attributes of a named box that scrolls sideways: while it does, the keyboard has to be able to get into it. */
export const scrollBox = (label: string, scrolls: boolean): SemanticAttributes => ({
  ...semantics({ role: 'group', label }),
  ...(scrolls ? { tabIndex: 0 } : {}),
});
