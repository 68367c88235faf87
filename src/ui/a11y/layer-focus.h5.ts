import type { SemanticAttributes } from './semantics-types';

/** Lets a layer itself take the focus by script, without being a Tab stop. */
export function layerFocus(): SemanticAttributes {
  const attributes = { tabIndex: -1 };
  return attributes as SemanticAttributes;
}
