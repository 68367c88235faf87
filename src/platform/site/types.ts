/** Something that one page tells another; JSON-able. */
export type SiteMessage = Readonly<Record<string, unknown>>;

/** The part of a page's query that may name another of the product's sites (specification §2). */
export interface SsoQuery {
  readonly ssoRedirect?: string;
}

export interface Receiver {
  /** Whether a page of this origin (`https://host:port`) may be heard. */
  readonly isAllowed: (origin: string) => boolean;
  /** Takes a message; answers whether it was good for anything. Must not trust a word of it. */
  readonly take: (message: unknown) => boolean | Promise<boolean>;
}

/** This page among the product's other sites. Mini-programs have none: nothing is sent and nothing arrives. */
export interface SitePort {
  /** Full address of this page; empty on mini-programs. */
  here(): string;
  /** Whether another page holds this one in a frame. */
  isFramed(): boolean;
  /** Goes there in place of this page, which stays behind in the history for `plain` and `redirect` only. */
  go(url: string, how: 'assign' | 'replace'): void;
  reload(): void;
  /** A text of Latin letters, digits and signs as URL-safe base64 without padding. */
  base64Url(text: string): string;
  /**
   * Hands a message to a page of another site, in a hidden frame that lives as long as it has something to deliver.
   * Resolves with whether that page took it; a page that does not answer within 10 s has not. Never rejects.
   */
  send(url: string, message: SiteMessage): Promise<boolean>;
  /** In a frame: says to the page around that this one is ready, and hears what it sends. Returns what ends that. */
  receive(receiver: Receiver): () => void;
}

/** ms that a page in a frame has to take a message: as long as a call may take (specification §9). */
export const SEND_TIMEOUT = 10_000;
