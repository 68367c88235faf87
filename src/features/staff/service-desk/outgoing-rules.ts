import type { Sent } from '@contract/service/cards';

/** A message on its way; its client id makes repetitions harmless. */
export interface Outgoing {
  readonly clientId: string;
  readonly message: Sent;
  /** What is shown meanwhile. */
  readonly text: string;
  /** The provider's reason for refusing it; null: it is being sent. */
  readonly refused: string | null;
}

/** ms before a message that got no answer is sent again, growing. */
const PAUSES = [1_000, 2_000, 5_000] as const;

/** ms to wait after that many failures. */
export const pauseBefore = (failures: number): number =>
  PAUSES[Math.min(failures, PAUSES.length) - 1] ?? PAUSES[0];
