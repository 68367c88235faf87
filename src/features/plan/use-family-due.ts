import { useSession } from '@/features/account/session-store';
import { useServer } from '@/http/hooks/use-server';

const ENCRYPTED = { crypto: 'response' } as const;

/** Doses due for the family. Health data: never stored on the device. */
export function useFamilyDue() {
  const isLogin = useSession((state) => state.isLogin);
  return useServer(isLogin ? 'GET /plan/plan/due.do' : null, {}, ENCRYPTED);
}
