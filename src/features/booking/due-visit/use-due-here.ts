import type { DueVisit } from '@contract/subscribe/visit-endpoints';
import { useServer } from '@/http/hooks/use-server';
import { useRegion } from '@/shared/location/use-region';

const ENCRYPTED = { crypto: 'response' } as const;

export interface DueHereAsked {
  readonly depaCode: string;
  readonly linkmanId: string;
  /** Products that they have in the form already. */
  readonly chosen: readonly string[];
}

/** What is due for a person at one clinic; undefined while unknown. @param asked null requests nothing */
export function useDueHere(asked: DueHereAsked | null): DueVisit | undefined {
  const { regionCode } = useRegion();
  const { data } = useServer(
    asked ? 'GET /subscribe/subscribe/dueVisit.do' : null,
    {
      linkmanId: asked?.linkmanId ?? '',
      depaCode: asked?.depaCode ?? '',
      regionCode,
      ...(asked && asked.chosen.length > 0 ? { chosen: asked.chosen.join(',') } : {}),
    },
    ENCRYPTED,
  );
  return asked ? data?.clinics[0] : undefined;
}
