import { ariaAttributes } from './aria-attributes';
import type { SemanticAttributes, Semantics } from './semantics-types';

/** ARIA attributes of the web. */
export function semantics(meaning: Semantics): SemanticAttributes {
  const attributes = {
    role: meaning.role,
    ...ariaAttributes(meaning),
    'aria-busy': meaning.busy || undefined,
    'aria-invalid': meaning.invalid || undefined,
    'aria-required': meaning.required || undefined,
    'aria-current': meaning.current,
    'aria-level': meaning.level,
    'aria-labelledby': meaning.labelledBy,
    'aria-describedby': meaning.describedBy,
    'aria-haspopup': meaning.hasPopup,
  };
  return attributes as SemanticAttributes;
}
