/** How the client speaks to the user. The loading calls are counted inside; `loading` hears only first and last. */
export interface Notify {
  toast(message: string): void;
  loading(visible: boolean, text: string): void;
}

/** Facts and reactions that the layers above give to the client at boot. */
export interface ClientParts {
  /** Origin of the API without a trailing slash; empty on H5 means the page's own. */
  readonly apiHost: string;
  readonly appVersion: string;
  readonly platform: string;
  readonly system: string;
  readonly language: () => string;
  readonly token: () => string | null;
  /** Base64 secret of the session, once it is known: after a restart it is asked for anew. Null when signed out. */
  readonly secret: () => Promise<string | null>;
  /** Nonce of this session, sent with every call of a signed-in user. */
  readonly nonce: () => string | Promise<string>;
  readonly traceSource: () => string | null;
  readonly lane: () => string | null;
  /** Code of the short link that led here (share source). */
  readonly shortLinkCode: () => string | null;
  readonly notify: Notify;
  /** The session is no longer valid. At most once per 1000 ms. */
  readonly onLoginInvalid: (call: { readonly external: boolean }) => void;
  /** The account lacks a valid mobile. `asked`: somebody wants to do what needs one, and is led to it. */
  readonly onMobileInvalid: (call: { readonly asked: boolean }) => void;
  /** An action met what is gone or has changed: whatever is shown is to be asked for anew. */
  readonly onOutOfDate: () => void;
  /** An action needs a serial-number user to verify themselves. */
  readonly onSerialUser: () => void;
}

const nothing = (): null => null;

let parts: ClientParts = {
  apiHost: '',
  appVersion: '',
  platform: '',
  system: '',
  language: () => 'zh-CN',
  token: nothing,
  secret: () => Promise.resolve(null),
  nonce: () => '',
  traceSource: nothing,
  lane: nothing,
  shortLinkCode: nothing,
  notify: { toast: () => undefined, loading: () => undefined },
  onLoginInvalid: () => undefined,
  onMobileInvalid: () => undefined,
  onOutOfDate: () => undefined,
  onSerialUser: () => undefined,
};

/** Gives the client its facts and reactions; what is left out stays as it was. */
export function configureClient(next: Partial<ClientParts>): void {
  parts = { ...parts, ...next };
}

/** The facts and reactions in force. */
export const clientParts = (): ClientParts => parts;
