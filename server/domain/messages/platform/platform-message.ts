/** A message as a platform is to carry it. */
export interface PlatformMessage {
  /** The same for each try of a message. */
  readonly messageId: string;
  readonly platform: string;
  /** The platform's user, as the exchange of the code named them. */
  readonly subject: string;
  readonly template: string;
  /** Page of the mini-program that it opens, with its query. */
  readonly page: string;
  readonly language: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * `sent`; `failed`: certainly not sent, may be tried again; `unfit`: certainly not sent, and never will be as it is;
 * `refused`: the platform's user takes no more of them; `unknown`: nobody can say, so it counts as sent.
 */
export type SendOutcome = 'sent' | 'failed' | 'unfit' | 'refused' | 'unknown';
