import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { MINI_PLATFORMS } from '@contract/account/login-endpoints';
import { TEMPLATE_KINDS, TEMPLATE_NAMES } from '@contract/message/template-rules';
import type { CarriedKind, TemplateName } from '@contract/message/template-rules';

export type MiniPlatform = (typeof MINI_PLATFORMS)[number];
export type Templates = Readonly<Partial<Record<TemplateName, string>>>;

/** A kind of message and the template by which a platform carries it. */
export interface Carrier {
  readonly kind: CarriedKind;
  readonly platform: MiniPlatform;
  /** Id that the platform issued. */
  readonly template: string;
}

/** What an operator says about messages by the mini-programs' platforms. */
export interface MessageSettings {
  /** The operator's own service that holds the secrets; null: nothing is sent. */
  readonly sendUrl: string | null;
  readonly templates: Readonly<Record<MiniPlatform, Templates>>;
  readonly carriers: readonly Carrier[];
}

const templateId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128));
const ofPlatform = v.optional(
  v.strictObject({
    reminder: v.optional(templateId),
    change: v.optional(templateId),
    offer: v.optional(templateId),
    turn: v.optional(templateId),
  }),
  {},
);
const file = v.strictObject({
  /** Gets `POST {messageId, platform, subject, template, page, language, fields}`; see docs/operating.md. */
  sendUrl: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+[^\s]*$/)),
  templates: v.strictObject({ weapp: ofPlatform, alipay: ofPlatform }),
});

const carriersOf = (templates: MessageSettings['templates']): Carrier[] =>
  MINI_PLATFORMS.flatMap((platform) =>
    TEMPLATE_NAMES.flatMap((name) => {
      const template = templates[platform][name];
      return template ? TEMPLATE_KINDS[name].map((kind) => ({ kind, platform, template })) : [];
    }),
  );

const NONE: MessageSettings = { sendUrl: null, templates: { weapp: {}, alipay: {} }, carriers: [] };

/**
 * Reads the JSON file that `MESSAGE_SETTINGS` names; without one the platforms carry nothing. A file that cannot be read
 * or has a fault stops the start.
 * @param canExchange whether a mini-program's code can be exchanged for its user, without whom nothing can be sent
 */
export function readMessageSettings(
  path: string | undefined,
  canExchange: boolean,
): MessageSettings {
  if (!path) return NONE;
  const result = v.safeParse(file, JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) {
    const [fault] = result.issues;
    throw new Error(`MESSAGE_SETTINGS ${path}: ${v.getDotPath(fault) ?? ''} ${fault.message}`);
  }
  if (!canExchange)
    throw new Error(`MESSAGE_SETTINGS ${path}: needs miniExchangeUrl in LOGIN_SETTINGS.`);
  return { ...result.output, carriers: carriersOf(result.output.templates) };
}
