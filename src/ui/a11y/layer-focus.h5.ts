import type { SemanticAttributes } from './semantics-types';

/** Makes a layer focusable by script, without being a Tab stop. */
export function layerFocus(): SemanticAttributes {
  const attributes = { tabIndex: -1 };
  return attributes as SemanticAttributes;
}
