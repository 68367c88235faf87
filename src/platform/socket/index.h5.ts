import { onceEnded } from './once-ended';
import type { SocketPort } from './types';

/**
 * The browser's sockets. Safari before 15.4 counts no socket as `connect-src 'self'` and throws or ends at once; the long
 * poll remains.
 */
export const sockets: SocketPort = {
  addressOf: (apiHost, path) =>
    new URL(apiHost + path, window.location.href).href.replace(/^http/, 'ws'),
  open(address, listener) {
    const { onOpen, onText, onEnd, mute } = onceEnded(listener);
    let socket: WebSocket;
    try {
      socket = new WebSocket(address);
    } catch {
      setTimeout(onEnd);
      return { send: () => undefined, close: mute };
    }
    socket.onopen = onOpen;
    socket.onmessage = ({ data }) => onText(String(data));
    socket.onclose = onEnd;
    socket.onerror = onEnd;
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close() {
        mute();
        socket.close();
      },
    };
  },
};
