import { create } from 'zustand';

/** Whether the messaging app's script object is configured (specification §3). */
export const useSdkReady = create<{ readonly isWXSDkReady: boolean }>(() => ({
  isWXSDkReady: false,
}));
