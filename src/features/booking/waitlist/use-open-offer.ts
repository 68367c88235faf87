import { useEffect, useReducer } from 'react';
import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { BY_THE_WAY, useIsUser } from '@/shared/session/use-is-user';
import { serverNow } from '@/http/server-clock';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { isOpen } from './open-offer';

/** ms after its end: a timer may be a little early. */
const MARGIN = 100;

export interface OpenOffer {
  /** The offer that expires first; null without any. */
  readonly offer: WaitlistOffer | null;
  readonly call: ServerData<readonly WaitlistOffer[]>;
}

/** The signed-in user's open waiting-list offer; it ends here at the time at which the provider ends it. */
export function useOpenOffer(): OpenOffer {
  const isLogin = useIsUser();
  const call = useServer(isLogin ? 'GET /subscribe/waiting/offers.do' : null, {}, BY_THE_WAY);
  const offer = isLogin ? call.data?.find(isOpen) : undefined;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const until = offer?.expiresAt;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(drawAgain, until - serverNow() + MARGIN);
    return () => clearTimeout(timer);
  }, [until]);
  return { offer: offer ?? null, call };
}
