import { useServer } from '@/http/hooks/use-server';
import { joinNames } from './region-rules';

/** Name of a region from province to area; empty without a code or until it is known. */
export function useRegionName(code: string): string {
  const path = useServer(code ? 'GET /base/region/path.do' : null, { code });
  return joinNames((path.data ?? []).map(({ name }) => name));
}
