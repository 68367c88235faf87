/** How the client shows messages. Loading calls are counted inside; only the first and the last call `loading`. */
export interface Notify {
  toast(message: string): void;
  loading(visible: boolean, text: string): void;
}

/** Values and callbacks that upper layers provide to the client at boot. */
export interface ClientParts {
  /** Origin of the API without a trailing slash; empty on H5 means the page's own. */
  readonly apiHost: string;
  readonly appVersion: string;
  readonly platform: string;
  readonly system: string;
  readonly language: () => string;
  readonly token: () => string | null;
  /** Account whose session it is; '' for a visitor, and once the session has ended in another tab. */
  readonly account: () => string;
  /** Base64 secret of the session, fetched again after a restart. Null when signed out. */
  readonly secret: () => Promise<string | null>;
  /** Nonce of this session, sent with every call of a signed-in user. */
  readonly nonce: () => string | Promise<string>;
  readonly traceSource: () => string | null;
  readonly lane: () => string | null;
  /** Code of the short link that led here (share source). */
  readonly shortLinkCode: () => string | null;
  readonly notify: Notify;
  /** The session is no longer valid. Called at most once per 1000 ms. */
  readonly onLoginInvalid: (call: { readonly external: boolean }) => void;
  /** The account lacks a valid mobile. `asked`: the user's action or page needs one, so they are sent to bind it. */
  readonly onMobileInvalid: (call: { readonly asked: boolean }) => void;
  /** An action met something deleted or changed: all shown data must be fetched again. */
  readonly onOutOfDate: () => void;
  /** An action requires a serial-number user to verify their mobile. */
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
  account: () => '',
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

/** Sets parts of the client's configuration; omitted ones stay unchanged. */
export function configureClient(next: Partial<ClientParts>): void {
  parts = { ...parts, ...next };
}

/** The current configuration. */
export const clientParts = (): ClientParts => parts;
