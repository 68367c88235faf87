import { useEffect } from 'react';
import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';
import type { RouteState } from '@/routes/location';
import { urlOf } from '@/routes/navigate';
import type { RouteName } from '@/routes/table';

/**
 * State of a member form opened on top of the calling page: it returns by going back, not by opening that page again.
 */
export interface MemberFormState extends RouteState {
  readonly onTop?: boolean;
}

interface Saved {
  readonly linkmanId: string | undefined;
  /** Path, without query, of the page that opened the form. */
  readonly askedBy: string;
}

const useSaved = create<Saved>(() => ({ linkmanId: undefined, askedBy: '' }));

/**
 * The member that a form on top of this page has saved; undefined after it was handled. Pages further below get none.
 */
export const useSavedMember = (name: RouteName): string | undefined =>
  useSaved(({ linkmanId, askedBy }) => (askedBy === urlOf(name) ? linkmanId : undefined));

/** Passes a saved member to the page below the form. @param path the return path to that page */
export const announceSavedMember = (linkmanId: string, path: string): void =>
  useSaved.setState({ linkmanId, askedBy: path.replace(/\?.*$/, '') });

/** Called after the page below has chosen the member. */
export const forgetSavedMember = (): void => useSaved.setState({ linkmanId: undefined });

onSignOut(forgetSavedMember);

/** Passes a member added for this page to `take`, once the member is among `known`. */
export function useAddedMember(
  name: RouteName,
  members: readonly { readonly linkmanId: string }[] | undefined,
  take: (linkmanId: string) => void,
): void {
  const saved = useSavedMember(name);
  const isKnown = members?.some(({ linkmanId }) => linkmanId === saved) ?? false;
  useEffect(() => {
    if (!saved || !isKnown) return;
    forgetSavedMember();
    take(saved);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each member who was added
  }, [saved, isKnown]);
}
