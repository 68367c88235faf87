/** What a socket reports. After `onEnd`, or after `close` of its user, it reports nothing more. */
export interface SocketListener {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** It was refused, failed, or was closed by the other side. */
  readonly onEnd: () => void;
}

export interface OpenSocket {
  /** Sends a text; one that cannot be sent is dropped, as with a connection that ends unnoticed. */
  send(text: string): void;
  close(): void;
}

export interface SocketPort {
  /** Address of a socket of the provider; `apiHost` is empty where the page's own origin serves it. */
  addressOf(apiHost: string, path: string): string;
  /** Opens a socket. Never throws: what the platform refuses ends at once. */
  open(address: string, listener: SocketListener): OpenSocket;
}
