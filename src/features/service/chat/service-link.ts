import { SOCKET_PATH } from '@contract/service/socket-rules';
import { clientParts } from '@/http/client-parts';
import { onAppHide, onAppShow } from '@/platform/lifecycle';
import { sockets } from '@/platform/socket';
import { createLink } from '@/platform/socket/link';
import type { Link, LinkOptions } from '@/platform/socket/link';

/** A link to customer service, for people and for staff; it does nothing before its `start`. */
export const createServiceLink = (options: LinkOptions): Link =>
  createLink(
    {
      open: (listener) =>
        sockets.open(sockets.addressOf(clientParts().apiHost, SOCKET_PATH), listener),
      random: () => Math.random(),
      onShow: onAppShow,
      onHide: onAppHide,
    },
    options,
  );
