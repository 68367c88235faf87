/** Whether a text field accepts an accessible name. In WeChat it does, so the label next to it is not read twice. */
export const FIELDS_TAKE_NAMES: boolean = true;
