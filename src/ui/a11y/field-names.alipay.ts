/**
 * Whether a text field accepts an accessible name. Alipay's input and textarea accept no accessibility attributes
 * (listed in 无障碍访问/aria-component): the label above is read separately, and an empty field reads its placeholder.
 */
export const FIELDS_TAKE_NAMES: boolean = false;
