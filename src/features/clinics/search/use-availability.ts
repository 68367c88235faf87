import type { DataOf } from '@contract/endpoints';
import type { SearchItem } from '@contract/search/endpoints';
import { useServer } from '@/http/hooks/use-server';

export type Availability = DataOf<'GET /base/search/availability.do'>[number];

/** What the vaccines among some results cost in a region and when they are free there; it comes after the results. */
export function useAvailability(
  items: readonly SearchItem[],
  regionCode: string,
): (id: string) => Availability | undefined {
  const productIds = items.flatMap(({ kind, id }) => (kind === 'vaccine' ? [id] : [])).join(',');
  const { data } = useServer(productIds === '' ? null : 'GET /base/search/availability.do', {
    productIds,
    regionCode,
  });
  return (id) => data?.find(({ productId }) => productId === id);
}
