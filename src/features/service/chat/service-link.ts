import { SOCKET_PATH } from '@contract/service/socket-rules';
import { clientParts } from '@/http/client-parts';
import { onAppHide, onAppShow } from '@/platform/lifecycle';
import { sockets } from '@/platform/socket';
import { createReconnectingLink } from '@/platform/socket/reconnecting-link';
import type { LinkOptions, ReconnectingLink } from '@/platform/socket/reconnecting-link';

/** A link to customer service, for people and for staff; it does nothing before its `start`. */
export const createServiceLink = (options: LinkOptions): ReconnectingLink =>
  createReconnectingLink(
    {
      open: (listener) =>
        sockets.open(sockets.addressOf(clientParts().apiHost, SOCKET_PATH), listener),
      random: () => Math.random(),
      onShow: onAppShow,
      onHide: onAppHide,
    },
    options,
  );
