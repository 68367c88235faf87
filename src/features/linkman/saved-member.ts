import { create } from 'zustand';
import type { RouteState } from '@/routes/location';

/** State of a member form that lies on top of the page that asked for it: back is the way, not a second copy of it. */
export interface MemberFormState extends RouteState {
  readonly onTop?: boolean;
}

interface Saved {
  readonly linkmanId: string | undefined;
}

const useSaved = create<Saved>(() => ({ linkmanId: undefined }));

/** The member that a form on top of this page has saved; undefined once it is forgotten. */
export const useSavedMember = (): string | undefined => useSaved((state) => state.linkmanId);

/** Tells the page below the form whom to choose. */
export const tellSavedMember = (linkmanId: string): void => useSaved.setState({ linkmanId });

/** The page below has chosen the member. */
export const forgetSavedMember = (): void => useSaved.setState({ linkmanId: undefined });
