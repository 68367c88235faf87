import { onceEnded } from './once-ended';
import type { SocketPort } from './types';

/** `SocketTask` of WeChat, and of Alipay with `multiple`. */
export interface SocketTask {
  onOpen(call: () => void): void;
  onMessage(call: (message: unknown) => void): void;
  onClose(call: () => void): void;
  onError(call: () => void): void;
  send(options: { readonly data: string; readonly fail: () => void }): void;
  close(options: { readonly fail: () => void }): void;
}

export interface ConnectOptions {
  readonly url: string;
  readonly success: () => void;
  readonly fail: () => void;
}

const ignore = (): void => undefined;

/** WeChat: `{ data }`; Alipay's tasks wrap it once more, `{ data: { data, isBuffer } }`. */
function textIn(message: unknown): string {
  const inner = typeof message === 'object' && message !== null && 'data' in message;
  return inner ? textIn(message.data) : String(message);
}

/**
 * Sockets by `connectSocket` of a mini-program. Listeners are added in the same step: an `onOpen` added later, as through
 * Taro's promise, may have been missed (WeChat, network notes).
 */
export const miniSockets = (
  connect: (options: ConnectOptions) => SocketTask | undefined,
): SocketPort => ({
  addressOf: (apiHost, path) => apiHost.replace(/^http/, 'ws') + path,
  open(address, listener) {
    const { onOpen, onText, onEnd, mute } = onceEnded(listener);
    let isOpen = false;
    const task = connect({ url: address, success: ignore, fail: onEnd });
    task?.onOpen(() => {
      isOpen = true;
      onOpen();
    });
    task?.onMessage((message) => onText(textIn(message)));
    task?.onClose(onEnd);
    task?.onError(onEnd);
    return {
      send(data) {
        if (isOpen) task?.send({ data, fail: ignore });
      },
      close() {
        mute();
        task?.close({ fail: ignore });
      },
    };
  },
});
