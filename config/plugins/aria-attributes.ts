const EMPTY = '';

/** States and properties that both platforms spell the same. */
const STATES = [
  'aria-label',
  'aria-hidden',
  'aria-checked',
  'aria-selected',
  'aria-disabled',
  'aria-expanded',
  'aria-live',
  'aria-modal',
];

interface Spoken {
  /** Attribute that names the role. */
  readonly role: string;
  /** Components that take accessibility attributes. */
  readonly components: readonly string[];
}

/**
 * WeChat: `aria-role`, on any component (developers.weixin.qq.com/miniprogram/dev/component/aria-component).
 * Alipay: `role`, on view, text, icon, button, label, checkbox, switch, image and radio only
 * (opendocs.alipay.com, 组件/无障碍访问/aria-component); input fields are labelled by their placeholder.
 */
const SPOKEN: Readonly<Record<string, Spoken>> = {
  weapp: {
    role: 'aria-role',
    components: ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'ScrollView'],
  },
  alipay: { role: 'role', components: ['View', 'Text', 'Image', 'Button'] },
};

/**
 * Patch for Taro's component table, which otherwise drops every accessibility attribute. Compile time and run time must
 * apply the same patch.
 * @param platform Taro's name of the target; targets without templates get no patch.
 */
export function ariaComponents(
  platform: string | undefined,
): Record<string, Record<string, string>> {
  const spoken = SPOKEN[platform ?? ''];
  if (!spoken) return {};
  const attributes = Object.fromEntries([spoken.role, ...STATES].map((name) => [name, EMPTY]));
  return Object.fromEntries(spoken.components.map((name) => [name, { ...attributes }]));
}
