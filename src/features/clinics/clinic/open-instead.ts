import { navigate } from '@/routes/navigate';
import type { ClinicProductState } from './clinic-product-rules';

export interface NotFree {
  readonly depaCode: string;
  readonly productId: string;
  /** Who waits for which dose, where that is known. */
  readonly linkmanId?: string;
  readonly doseNo?: number | null;
}

/** Opens what a clinic has for a product without a free place: its queue, its waiting list, or else the clinic's page. */
export function openInstead(
  state: Exclude<ClinicProductState, { readonly kind: 'free' }>,
  { depaCode, productId, ...person }: NotFree,
): void {
  if (state.kind === 'release' && state.releaseId !== null)
    void navigate.to('release', { id: state.releaseId });
  else if (state.kind === 'soldOut')
    void navigate.to('waitingOffer', { vaccId: productId, depaCode, ...person });
  else void navigate.to('departmentIndex', { depaCode });
}
