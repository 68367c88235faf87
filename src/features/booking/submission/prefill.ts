import { onSignOut } from '@/shared/session/session-store';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';
import type { BookingTarget, BookingPrefill } from './form';

interface StoredPrefill {
  readonly target: BookingTarget;
  readonly prefill: BookingPrefill;
}

const ENTRY = 'bookingWish';

let retained: StoredPrefill | null = sessionEntries.read<StoredPrefill>(ENTRY);

/** Stores the prefill until the form of its target opens, also over a reload; null: none. */
export function savePrefill(next: StoredPrefill | null): void {
  retained = next;
  keepInSession(ENTRY, next);
}

/** Products that the prefill of a target names besides its own; empty without one. */
export const furtherProducts = ({ depaCode, productId }: BookingTarget): readonly string[] =>
  retained?.target.depaCode === depaCode && retained.target.productId === productId
    ? (retained.prefill.further ?? []).map((dose) => dose.productId)
    : [];

/** Returns and removes the prefill stored for a target. */
export function takePrefill({ depaCode, productId }: BookingTarget): BookingPrefill | null {
  if (retained?.target.depaCode !== depaCode || retained.target.productId !== productId)
    return null;
  const { prefill } = retained;
  savePrefill(null);
  return prefill;
}

// The prefill identifies a family member.
onSignOut((reason) => {
  if (reason !== 'expired') savePrefill(null);
});
