import { useEffect } from 'react';
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

let followers = 0;

/** Declares that a component shows the prompt of a pending jump, or says why it cannot, while it is mounted. */
export const useJumpFollower = (isFollowing = true): void =>
  useEffect(() => {
    if (!isFollowing) return undefined;
    followers += 1;
    return () => void (followers -= 1);
  }, [isFollowing]);

/** Whether anything shows the prompt: on H5 its code may not have arrived. */
export const isJumpFollowed = (): boolean => followers > 0;

/** Cancels the jump when the page is left. Returns a function that stops it. */
export const endJumpOnNavigation = (): (() => void) => registerBeforeEach(() => announceJump(null));
