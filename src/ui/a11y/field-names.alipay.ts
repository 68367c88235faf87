/**
 * Whether a text field can be given a spoken name. Alipay's input and textarea take no accessibility attributes
 * (无障碍访问/aria-component lists who does): the label above is read by itself, and an empty field says its placeholder.
 */
export const FIELDS_TAKE_NAMES: boolean = false;
