import type { App } from '../app';
import type { Calls, Options } from './call';
import { callbackApi, withCallbacks } from './call';

type Listener = (event: unknown) => void;
type Kind = 'open' | 'message' | 'close' | 'error';

/**
 * `connectSocket` of both platforms. WeChat always answers a `SocketTask`; Alipay only for `multiple: true`: without it
 * its one connection is handled by functions of `my`, which this app does not use.
 */
export function connectSocket(app: App): (options: Options) => object | undefined {
  return (options) => {
    if (app.platform === 'alipay' && options['multiple'] !== true)
      throw new Error('my.connectSocket without multiple answers no task');
    const early = new Map<Kind, Listener>();
    let socket: ReturnType<App['sockets']['connect']> | undefined;
    withCallbacks(app, 'connectSocket', () => {
      socket = app.sockets.connect(String(options['url']));
      for (const [kind, listener] of early) socket.listeners.set(kind, listener);
      return {};
    })(options);

    const on = (kind: Kind) => (listener: Listener) => {
      (socket?.listeners ?? early).set(kind, listener);
    };
    const calls: Calls = {
      send: ({ data }) => {
        if (typeof data !== 'string') throw new TypeError('this double sends texts only');
        socket?.send(data);
      },
      close: () => socket?.close(),
    };
    return {
      onOpen: on('open'),
      onMessage: on('message'),
      onClose: on('close'),
      onError: on('error'),
      ...callbackApi(app, calls),
    };
  };
}
