/** Kinds of one-line input; each brings its keyboard. */
export type InputKind = 'text' | 'number' | 'digit' | 'idcard' | 'tel' | 'password' | 'email';

export interface ControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Spoken name. */
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
  /** Word on the keyboard's return key. */
  readonly confirmType?: 'done' | 'search' | 'send' | 'next' | undefined;
  /** Takes the cursor when it comes up. */
  readonly focus?: boolean | undefined;
  readonly onConfirm?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly className: string;
}
