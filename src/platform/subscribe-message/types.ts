/** Which of the asked-for message templates the user agreed to; `unsupported` where there is no such thing. */
export type SubscribeOutcome =
  | { readonly status: 'asked'; readonly accepted: readonly string[] }
  | { readonly status: 'unsupported' | 'failed' };

/** Template ids by platform. */
export interface MessageTemplates {
  readonly weapp: readonly string[];
  readonly alipay: readonly string[];
}

/** The ids that count here. */
export type TemplatesOf = (templates: MessageTemplates) => readonly string[];

/** Asks the user to accept reminders; call it from a tap. Never rejects. */
export type AskForMessages = (templateIds: readonly string[]) => Promise<SubscribeOutcome>;
