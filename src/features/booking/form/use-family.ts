import type { LinkmanCard } from '@contract/linkman/endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';

/** Who can be booked for: the family members. */
export const useFamily = (): ServerData<readonly LinkmanCard[]> =>
  useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
