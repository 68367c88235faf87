import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { useSession } from '@/features/account/session-store';
import { serverNow } from '@/http/server-clock';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';

export interface OpenOffer {
  /** The offer that expires first; null without any. */
  readonly offer: WaitlistOffer | null;
  readonly call: ServerData<readonly WaitlistOffer[]>;
}

/** The signed-in user's open waiting-list offer. */
export function useOpenOffer(): OpenOffer {
  const isLogin = useSession((state) => state.isLogin);
  const call = useServer(isLogin ? 'GET /subscribe/waiting/offers.do' : null, {});
  const offer = isLogin ? call.data?.find(({ expiresAt }) => expiresAt > serverNow()) : undefined;
  return { offer: offer ?? null, call };
}
