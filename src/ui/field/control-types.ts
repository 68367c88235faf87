/** Kinds of one-line input; each selects its keyboard. */
export type InputKind = 'text' | 'number' | 'digit' | 'idcard' | 'tel' | 'password' | 'email';

export interface ControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Accessible name. */
  readonly label: string;
  readonly kind?: InputKind | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Id of the hint or error text. */
  readonly describedBy?: string | undefined;
  /** HTML autofill token, for example `one-time-code`; H5 only. */
  readonly autoComplete?: string | undefined;
  /** Label of the keyboard's return key. */
  readonly confirmType?: 'done' | 'search' | 'send' | 'next' | undefined;
  /** Focuses the field when it appears. */
  readonly focus?: boolean | undefined;
  readonly onConfirm?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly className: string;
}
