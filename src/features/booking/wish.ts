import { onSignOut } from '@/features/account/session-store';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';
import type { BookingTarget, BookingWish } from './form';

interface Kept {
  readonly target: BookingTarget;
  readonly wish: BookingWish;
}

const ENTRY = 'bookingWish';

let kept: Kept | null = sessionEntries.read<Kept>(ENTRY);

/** Keeps what somebody wants until the form of the target opens, also over a reload; null: nothing in particular. */
export function keepWish(next: Kept | null): void {
  kept = next;
  keepInSession(ENTRY, next);
}

/** The wish that was kept for a target, once. */
export function takeWish({ depaCode, productId }: BookingTarget): BookingWish | null {
  if (kept?.target.depaCode !== depaCode || kept.target.productId !== productId) return null;
  const { wish } = kept;
  keepWish(null);
  return wish;
}

// It names a person of the family.
onSignOut((reason) => {
  if (reason !== 'expired') keepWish(null);
});
