/** Which of the asked-for message templates the user agreed to; `unsupported` where there is no such thing. */
export type SubscribeOutcome =
  | { readonly status: 'asked'; readonly accepted: readonly string[] }
  | { readonly status: 'unsupported' | 'failed' };

/** Platform that carries messages to its users, as the provider names it; null where there is none. */
export type MessagePlatform = 'weapp' | 'alipay' | null;

/** Asks the user to accept reminders; call it from a tap. Never rejects. */
export type AskForMessages = (templateIds: readonly string[]) => Promise<SubscribeOutcome>;
