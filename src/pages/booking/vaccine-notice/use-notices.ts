import { useState } from 'react';
import type { Guideline } from '@contract/vaccine/endpoints';
import type { BookingTarget } from '@/features/booking/submission/form';
import { furtherProducts } from '@/features/booking/submission/prefill';
import { formProducts } from '@/features/booking/submission/store';
import type { ApiError } from '@/http/failure/api-error';
import { useNewAnswer, useServer } from '@/http/hooks/use-server';
import type { Refresh } from '@/http/hooks/use-server';
import { request } from '@/http/request';

const CALL = 'GET /vaccine/vaccineArticle/findVaccGuidelines.do';
const QUIET = { neverCancel: true, failure: 'in-place' } as const;

interface Notices {
  /** The disclosure of the target's vaccine, then those of the visit's other ones; undefined until all have come. */
  readonly data: readonly Guideline[] | undefined;
  readonly error: ApiError | undefined;
  readonly refresh: Refresh;
}

/** Disclosures of every vaccine of a visit. */
export function useNotices(target: BookingTarget): Notices {
  const own = useServer(CALL, { vaccId: target.productId });
  // The form takes what was prefilled when it opens; the texts stay until then. Who reads again has the form open.
  const [others] = useState(() => [
    ...new Set([...furtherProducts(target), ...formProducts(target)]),
  ]);
  const isSeveral = others.length > 0;
  const further = useNewAnswer(isSeveral ? ['guidelines', ...others] : null, () =>
    Promise.all(others.map((vaccId) => request(CALL, { vaccId }, QUIET))),
  );
  const isWhole = own.data !== undefined && (!isSeveral || further.data !== undefined);
  return {
    data: isWhole && own.data ? [own.data, ...(further.data ?? [])] : undefined,
    error: own.error ?? further.error,
    refresh: own.error ? own.refresh : further.refresh,
  };
}
