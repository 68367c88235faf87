/** A message to be sent by a platform. */
export interface PlatformMessage {
  /** The same for each try of a message. */
  readonly messageId: string;
  readonly platform: string;
  /** The platform's user id, from the exchange of the login code. */
  readonly subject: string;
  readonly template: string;
  /** Page of the mini-program that it opens, with its query. */
  readonly page: string;
  readonly language: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * `sent`; `failed`: certainly not sent, may be tried again; `unfit`: certainly not sent, and cannot be in this form;
 * `refused`: the platform's user accepts no more messages; `unknown`: counts as sent.
 */
export type SendOutcome = 'sent' | 'failed' | 'unfit' | 'refused' | 'unknown';
