/** Accessibility properties of an element; each target maps them to its own attributes. */
export interface Semantics {
  readonly role?: string | undefined;
  readonly label?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly modal?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Marks the current item of a set: today, the open page, the current step. */
  readonly current?: 'page' | 'step' | 'date' | undefined;
  readonly live?: 'polite' | 'assertive' | undefined;
  /** Heading level 1–6; only with role `heading`. */
  readonly level?: number | undefined;
  /** Ids of elements that name or describe this one; H5 only, mini-programs need `label`. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly hasPopup?: 'dialog' | 'listbox' | undefined;
}

/** Attributes to spread on an element. The narrow type hides names that Taro's types lack. */
export interface SemanticAttributes {
  readonly id?: string;
}
