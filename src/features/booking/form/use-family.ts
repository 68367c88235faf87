import type { LinkmanCard } from '@contract/linkman/endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';

/** Who can be booked for: the family members, and those of others whom the account is a guardian caregiver of. */
export const useFamily = (): ServerData<readonly LinkmanCard[]> =>
  useServer('GET /linkman/linkman/findByUserId.do', { shared: 'guardian' }, { crypto: 'response' });
