/** Whether a text field can be given a spoken name. A browser's can, so the label beside it is not read twice. */
export const FIELDS_TAKE_NAMES: boolean = true;
