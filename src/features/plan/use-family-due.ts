import { useSession } from '@/features/account/session-store';
import { useServer } from '@/http/use-server';

const ENCRYPTED = { crypto: 'response' } as const;

/** What the family should see to. Health data: never written to the device. */
export function useFamilyDue() {
  const isLogin = useSession((state) => state.isLogin);
  return useServer(isLogin ? 'GET /plan/plan/due.do' : null, {}, ENCRYPTED);
}
