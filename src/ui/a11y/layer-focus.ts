import type { SemanticAttributes } from './semantics-types';

/** Mini-programs have no scripted focus. */
export function layerFocus(): SemanticAttributes {
  return {};
}
