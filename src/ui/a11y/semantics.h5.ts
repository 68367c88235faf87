import type { SemanticAttributes, Semantics } from './semantics-types';

/** ARIA attributes of the web. */
export function semantics(meaning: Semantics): SemanticAttributes {
  const attributes = {
    role: meaning.role,
    'aria-label': meaning.label,
    'aria-checked': meaning.checked,
    'aria-selected': meaning.selected,
    'aria-disabled': meaning.disabled || undefined,
    'aria-expanded': meaning.expanded,
    'aria-hidden': meaning.hidden || undefined,
    'aria-modal': meaning.modal || undefined,
    'aria-busy': meaning.busy || undefined,
    'aria-invalid': meaning.invalid || undefined,
    'aria-required': meaning.required || undefined,
    'aria-current': meaning.current,
    'aria-live': meaning.live,
    'aria-level': meaning.level,
    'aria-labelledby': meaning.labelledBy,
    'aria-describedby': meaning.describedBy,
    'aria-haspopup': meaning.hasPopup,
  };
  return attributes as SemanticAttributes;
}
