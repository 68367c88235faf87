import type { SignInServices } from '../../shared/accounts/sign-in';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** The devices on which an account is signed in, and signing them out. */
export const sessionRoutes = ({
  sessions,
  devices,
}: Pick<SignInServices, 'sessions' | 'devices'>): readonly Route[] => [
  route('GET /passport/user/session/list.do', async (_input, { session }) => ({
    list: await sessions.list(session),
  })),
  route(
    'POST /passport/user/session/end.do',
    async ({ sessionId }, { session, device }) => {
      if (sessionId === undefined) {
        await sessions.endAll(session.userId, session);
        await devices.forgetOthers({ kind: 'user', id: session.userId }, device);
      } else await sessions.endOwn(session, sessionId);
      return null;
    },
    { device: true },
  ),
];
