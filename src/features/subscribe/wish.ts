import type { BookingTarget, BookingWish } from './submit-info';

interface Kept {
  readonly target: BookingTarget;
  readonly wish: BookingWish;
}

let kept: Kept | null = null;

/** Keeps what somebody wants until the form of the target opens; null: nothing in particular. */
export function keepWish(next: Kept | null): void {
  kept = next;
}

/** The wish that was kept for a target, once. */
export function takeWish({ depaCode, productId }: BookingTarget): BookingWish | null {
  if (kept?.target.depaCode !== depaCode || kept.target.productId !== productId) return null;
  const { wish } = kept;
  kept = null;
  return wish;
}
