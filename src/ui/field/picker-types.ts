export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface PickerCommon {
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly placeholder: string;
}

/** One of a list. `value` '' means nothing is chosen yet. */
export interface SelectControlProps extends PickerCommon {
  readonly mode: 'select';
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** A date (`YYYY-MM-DD`) or a time of day (`HH:mm`); '' means none yet. */
export interface DateTimeControlProps extends PickerCommon {
  readonly mode: 'date' | 'time';
  readonly value: string;
  /** Earliest and latest value allowed, in the same form. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (value: string) => void;
}

export type PickerControlProps = SelectControlProps | DateTimeControlProps;
