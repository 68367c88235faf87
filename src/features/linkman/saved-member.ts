import { useEffect } from 'react';
import { create } from 'zustand';
import { onSignOut } from '@/features/account/session-store';
import type { RouteState } from '@/routes/location';
import { urlOf } from '@/routes/navigate';
import type { RouteName } from '@/routes/table';

/** State of a member form that lies on top of the page that asked for it: back is the way, not a second copy of it. */
export interface MemberFormState extends RouteState {
  readonly onTop?: boolean;
}

interface Saved {
  readonly linkmanId: string | undefined;
  /** Path, without query, of the page that asked for the form. */
  readonly askedBy: string;
}

const useSaved = create<Saved>(() => ({ linkmanId: undefined, askedBy: '' }));

/** The member that a form on top of this page has saved; undefined once it is forgotten. Pages further below get none. */
export const useSavedMember = (name: RouteName): string | undefined =>
  useSaved(({ linkmanId, askedBy }) => (askedBy === urlOf(name) ? linkmanId : undefined));

/** Tells the page below the form whom to choose. @param path the way back to it */
export const announceSavedMember = (linkmanId: string, path: string): void =>
  useSaved.setState({ linkmanId, askedBy: path.replace(/\?.*$/, '') });

/** The page below has chosen the member. */
export const forgetSavedMember = (): void => useSaved.setState({ linkmanId: undefined });

onSignOut(forgetSavedMember);

/** Hands the page below the member that was added for it, once that one is among the known ones. */
export function useAddedMember(
  name: RouteName,
  known: readonly { readonly linkmanId: string }[] | undefined,
  take: (linkmanId: string) => void,
): void {
  const saved = useSavedMember(name);
  const isKnown = known?.some(({ linkmanId }) => linkmanId === saved) ?? false;
  useEffect(() => {
    if (!saved || !isKnown) return;
    forgetSavedMember();
    take(saved);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each member who was added
  }, [saved, isKnown]);
}
