import { create } from 'zustand';
import { registerBeforeEach } from '@/routes/guards';

/** A jump that waits for its countdown. */
export interface PendingJump {
  readonly url: string;
  readonly name: string;
  /** When the jump happens, ms by this device's clock. */
  readonly at: number;
}

/** The jump that the visible prompt announces. */
export const usePendingJump = create<{ readonly jump: PendingJump | null }>(() => ({ jump: null }));

export const announceJump = (jump: PendingJump | null): void => usePendingJump.setState({ jump });

/** Cancels the jump when the page is left. Returns a function that stops it. */
export const endJumpOnNavigation = (): (() => void) => registerBeforeEach(() => announceJump(null));
