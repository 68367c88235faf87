import * as v from 'valibot';
import { MINI_PLATFORMS } from '@contract/account/login-endpoints';
import { TEMPLATE_KINDS, TEMPLATE_NAMES } from '@contract/message/template-rules';
import type { CarriedKind, TemplateName } from '@contract/message/template-rules';
import { readSettingsFile } from '../../../../kernel/settings-file';
import { canHold, SAID_FIELDS } from './wechat-fields';
import type { SaidField, WeChatFields } from './wechat-fields';

export type MiniPlatform = (typeof MINI_PLATFORMS)[number];
export type Templates = Readonly<Partial<Record<TemplateName, string>>>;
/** An Alipay template with the content of its keywords, in their order. */
export interface AlipayTemplate {
  readonly id: string;
  readonly keywords: readonly SaidField[];
}
export type AlipayTemplates = Readonly<Partial<Record<TemplateName, AlipayTemplate>>>;
export type WeChatTemplates = Readonly<Partial<Record<TemplateName, WeChatTemplate>>>;

/** A kind of message and the platform's template for it. */
export interface Carrier {
  readonly kind: CarriedKind;
  readonly platform: MiniPlatform;
  /** Id that the platform issued. */
  readonly template: string;
}

/** An operator's settings of the platforms' messages. */
export interface MessageSettings {
  readonly templates: Readonly<Record<MiniPlatform, Templates>>;
  /** WeChat's templates with their fields. */
  readonly wechat: WeChatTemplates;
  /** Alipay's templates with their keywords. */
  readonly alipay: AlipayTemplates;
  /** Alipay's sub-codes by which somebody accepts no more messages. */
  readonly alipayNoConsent: readonly string[];
  readonly carriers: readonly Carrier[];
}

const templateId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128));
const holder = (said: SaidField) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((name) => canHold(said, name), `is no field of WeChat's that can hold "${said}"`),
    ),
  );
const wechatTemplate = v.strictObject({
  id: templateId,
  /** WeChat's names of the template's fields, such as `thing1`: all of them, by content. */
  fields: v.strictObject({
    what: holder('what'),
    product: holder('product'),
    clinic: holder('clinic'),
    day: holder('day'),
    time: holder('time'),
    until: holder('until'),
  }),
});
/** Longest id that Alipay publishes. */
const ALIPAY_ID = 64;
const alipayTemplate = v.strictObject({
  id: v.pipe(templateId, v.maxLength(ALIPAY_ID)),
  /** The content of `keyword1`, `keyword2` …, in the template's order. */
  keywords: v.pipe(v.array(v.picklist(SAID_FIELDS)), v.minLength(1), v.maxLength(10)),
});
type WeChatTemplate = { readonly id: string; readonly fields: WeChatFields };
const named = <Template extends v.GenericSchema>(template: Template) =>
  v.strictObject({
    reminder: v.optional(template),
    change: v.optional(template),
    offer: v.optional(template),
    turn: v.optional(template),
    followUp: v.optional(template),
    serviceReply: v.optional(template),
  });
const file = v.strictObject({
  templates: v.strictObject({
    weapp: v.optional(named(wechatTemplate), {}),
    alipay: v.optional(named(alipayTemplate), {}),
  }),
  alipayNoConsent: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
});

const carriersOf = (templates: MessageSettings['templates']): Carrier[] =>
  MINI_PLATFORMS.flatMap((platform) =>
    TEMPLATE_NAMES.flatMap((name) => {
      const template = templates[platform][name];
      return template ? TEMPLATE_KINDS[name].map((kind) => ({ kind, platform, template })) : [];
    }),
  );

const NONE: MessageSettings = {
  templates: { weapp: {}, alipay: {} },
  wechat: {},
  alipay: {},
  alipayNoConsent: [],
  carriers: [],
};

const idsOf = (templates: Readonly<Record<string, { readonly id: string }>>): Templates =>
  Object.fromEntries(Object.entries(templates).map(([name, { id }]) => [name, id]));

/** Settings that a platform needs besides its templates. */
const NEEDS: Readonly<Record<MiniPlatform, string>> = {
  weapp: 'WECHAT_MINI_APP_ID and its secret',
  alipay: 'ALIPAY_MINI_APP_ID and its keys',
};

/**
 * Reads the JSON file that `MESSAGE_SETTINGS` names; without one the platforms send nothing. A file that cannot be read
 * or is invalid prevents the start.
 * @param reachable mini-programs whose codes can be exchanged for their users; nothing can be sent without those
 */
export function readMessageSettings(
  path: string | undefined,
  reachable: readonly MiniPlatform[],
): MessageSettings {
  if (!path) return NONE;
  const result = v.safeParse(file, readSettingsFile('MESSAGE_SETTINGS', path));
  if (!result.success) {
    const [violation] = result.issues;
    throw new Error(
      `MESSAGE_SETTINGS ${path}: ${v.getDotPath(violation) ?? ''} ${violation.message}`,
    );
  }
  const { alipayNoConsent } = result.output;
  const { weapp, alipay } = result.output.templates;
  const wechat: WeChatTemplates = weapp;
  const templates = { weapp: idsOf(weapp), alipay: idsOf(alipay) };
  for (const platform of MINI_PLATFORMS) {
    const isUsed = Object.keys(templates[platform]).length > 0;
    if (isUsed && !reachable.includes(platform))
      throw new Error(`MESSAGE_SETTINGS ${path}: templates.${platform} needs ${NEEDS[platform]}.`);
  }
  return { templates, wechat, alipay, alipayNoConsent, carriers: carriersOf(templates) };
}
