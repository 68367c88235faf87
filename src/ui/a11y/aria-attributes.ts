import type { Semantics } from './semantics-types';

/** The attributes that each target has. */
export const ariaAttributes = (meaning: Semantics) => ({
  'aria-label': meaning.label,
  'aria-checked': meaning.checked,
  'aria-selected': meaning.selected,
  'aria-disabled': meaning.disabled || undefined,
  'aria-expanded': meaning.expanded,
  'aria-hidden': meaning.hidden || undefined,
  'aria-modal': meaning.modal || undefined,
  'aria-live': meaning.live,
});
