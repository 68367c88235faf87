import { BY_THE_WAY, useIsUser } from '@/shared/session/use-is-user';
import { useServer } from '@/http/hooks/use-server';

const ENCRYPTED = { ...BY_THE_WAY, crypto: 'response' } as const;

/** Doses due for the family. Health data: never stored on the device. */
export function useFamilyDue() {
  const isLogin = useIsUser();
  return useServer(isLogin ? 'GET /plan/plan/due.do' : null, {}, ENCRYPTED);
}
