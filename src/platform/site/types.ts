/** A message between pages; JSON-serializable. */
export type SiteMessage = Readonly<Record<string, unknown>>;

/** The part of a page's query that may name another of the product's sites (specification §2). */
export interface SsoQuery {
  readonly ssoRedirect?: string;
}

export interface Receiver {
  /** Whether messages from this origin (`https://host:port`) are accepted. */
  readonly isAllowed: (origin: string) => boolean;
  /** Handles a message and returns whether it was accepted. Must not trust its content. */
  readonly take: (message: unknown) => boolean | Promise<boolean>;
}

/** Messaging between this page and the product's other sites. Mini-programs have none: nothing is sent or received. */
export interface SitePort {
  /** Absolute URL of this page; empty on mini-programs. */
  here(): string;
  /** Whether another page frames this one. */
  isFramed(): boolean;
  /** Navigates to a URL. `assign` keeps this page in the history, `replace` does not. */
  go(url: string, how: 'assign' | 'replace'): void;
  reload(): void;
  /** Encodes an ASCII text as URL-safe base64 without padding. */
  base64Url(text: string): string;
  /**
   * Sends a message to a page of another site, in a hidden frame that exists while it has messages to deliver. Resolves
   * with whether that page accepted it; false without an answer within 10 s. Never rejects.
   */
  send(url: string, message: SiteMessage): Promise<boolean>;
  /**
   * In a frame: announces to the framing page that this one is ready, and receives its messages. Returns the
   * unsubscriber.
   */
  receive(receiver: Receiver): () => void;
}

/** ms for a framed page to accept a message: the timeout of a call (specification §9). */
export const SEND_TIMEOUT = 10_000;
