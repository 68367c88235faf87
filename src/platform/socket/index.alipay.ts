import { miniSockets } from './mini';
import type { ConnectOptions, SocketTask } from './mini';

declare const my: {
  connectSocket(options: ConnectOptions & { multiple: true }): SocketTask | undefined;
};

/**
 * Alipay returns a task for `multiple` only (my.connectSocket; base library 2.3.1, at most five); without it there is one
 * connection for the whole app, which Taro uses. Older base libraries return nothing, and the long poll remains.
 */
export const sockets = miniSockets((options) => my.connectSocket({ ...options, multiple: true }));
