import type { Platform } from './options';

/** Components to which Alipay gives accessibility attributes (opendocs.alipay.com, 无障碍访问/aria-component). */
const SPOKEN_ON_ALIPAY: ReadonlySet<string> = new Set([
  'view',
  'text',
  'icon',
  'button',
  'label',
  'checkbox',
  'switch',
  'image',
  'radio',
]);

/**
 * Attribute that names the role on a platform: WeChat reads `aria-role` (its page "aria-component") and Alipay `role`;
 * neither reads the other's.
 */
export const ROLE_ATTRIBUTE: Readonly<Record<Platform, string>> = {
  weapp: 'aria-role',
  alipay: 'role',
};

/** Whether a screen reader on this platform gets the role and aria attributes of a component. */
export const isSpoken = (platform: Platform, tag: string): boolean =>
  platform === 'weapp' || SPOKEN_ON_ALIPAY.has(tag);

/** Built-in roles of components. A picker has none: its content says what it is. */
const NATIVE: Readonly<Record<string, string>> = {
  button: 'button',
  input: 'textbox',
  textarea: 'textbox',
  checkbox: 'checkbox',
  radio: 'radio',
  switch: 'switch',
  slider: 'slider',
  navigator: 'link',
};

export const nativeRole = (tag: string): string => NATIVE[tag] ?? '';
