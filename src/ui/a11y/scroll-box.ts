import { semantics } from './semantics';
import type { SemanticAttributes } from './semantics-types';

/** Attributes of a named box that scrolls, or fills one that does. Mini-programs scroll by touch only; the name is enough. */
export const scrollBox = (label: string, _scrolls: boolean): SemanticAttributes =>
  semantics({ role: 'group', label });
