const EMPTY = '';

/** Accessibility attributes that pass into the templates of mini-programs; Taro drops all of them. */
const ATTRIBUTES = {
  'aria-role': EMPTY,
  'aria-label': EMPTY,
  'aria-hidden': EMPTY,
  'aria-checked': EMPTY,
  'aria-selected': EMPTY,
  'aria-disabled': EMPTY,
  'aria-expanded': EMPTY,
  'aria-live': EMPTY,
  'aria-modal': EMPTY,
};

/** Components that a screen reader stops at. */
const COMPONENTS = ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'ScrollView'];

/** The patch for Taro's component table; compile time and run time must apply the very same one. */
export const ariaComponents = (): Record<string, Record<string, string>> =>
  Object.fromEntries(COMPONENTS.map((name) => [name, { ...ATTRIBUTES }]));
