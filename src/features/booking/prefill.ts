import { onSignOut } from '@/features/account/session-store';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';
import type { BookingTarget, BookingPrefill } from './form';

interface StoredPrefill {
  readonly target: BookingTarget;
  readonly prefill: BookingPrefill;
}

const ENTRY = 'bookingWish';

let retained: StoredPrefill | null = sessionEntries.read<StoredPrefill>(ENTRY);

/** Keeps what somebody wants until the form of the target opens, also over a reload; null: nothing in particular. */
export function savePrefill(next: StoredPrefill | null): void {
  retained = next;
  keepInSession(ENTRY, next);
}

/** The wish that was kept for a target, once. */
export function takePrefill({ depaCode, productId }: BookingTarget): BookingPrefill | null {
  if (retained?.target.depaCode !== depaCode || retained.target.productId !== productId)
    return null;
  const { prefill } = retained;
  savePrefill(null);
  return prefill;
}

// It names a person of the family.
onSignOut((reason) => {
  if (reason !== 'expired') savePrefill(null);
});
