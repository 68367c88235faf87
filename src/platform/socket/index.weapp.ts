import { miniSockets } from './mini';
import type { ConnectOptions, SocketTask } from './mini';

declare const wx: { connectSocket(options: ConnectOptions): SocketTask | undefined };

/** WeChat: at most five at a time; they end a few seconds after the app goes to the background. */
export const sockets = miniSockets((options) => wx.connectSocket(options));
