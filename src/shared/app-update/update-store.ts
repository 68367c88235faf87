import { create } from 'zustand';
import { followUpdates } from '@/platform/app-update';
import type { TakeUpdate } from '@/platform/app-update/types';

/** A newer build that can be taken; null: none, or the person goes on with the running one. */
export interface AppUpdateState {
  readonly take: TakeUpdate | null;
}

export const useAppUpdate = create<AppUpdateState>(() => ({ take: null }));

/** Goes on with the running build until the next start, or until a still newer one is there. */
export const postponeUpdate = (): void => useAppUpdate.setState({ take: null });

/** Offers newer builds in a bar above the tab bar. */
export const offerUpdates = (): void => followUpdates((take) => useAppUpdate.setState({ take }));
