import { create } from 'zustand';
import { registerBeforeEach } from '@/routes/guards';

/** A jump that waits for its countdown. */
export interface PendingJump {
  readonly url: string;
  readonly name: string;
  /** When it is made, ms by this device's clock. */
  readonly at: number;
}

/** The jump that the prompt on screen announces. */
export const usePendingJump = create<{ readonly jump: PendingJump | null }>(() => ({ jump: null }));

export const announceJump = (jump: PendingJump | null): void => usePendingJump.setState({ jump });

/** A page that is left takes its announcement with it. Returns what ends that. */
export const endJumpOnNavigation = (): (() => void) => registerBeforeEach(() => announceJump(null));
