/** Which requested message templates the user accepted; `unsupported` if the platform has none. */
export type SubscribeOutcome =
  | { readonly status: 'asked'; readonly accepted: readonly string[] }
  | { readonly status: 'unsupported' | 'failed' };

/** Platform that delivers messages to its users, as the provider names it; null if none. */
export type MessagePlatform = 'weapp' | 'alipay' | null;

/** Asks the user to accept reminders; call it from a tap. Never rejects. */
export type AskForMessages = (templateIds: readonly string[]) => Promise<SubscribeOutcome>;
