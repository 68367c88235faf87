import { create } from 'zustand';
import { onSignOut } from '@/features/account/session-store';
import { sessionEntries } from '@/storage/storage';
import { EMPTY_DRAFT } from './draft-rules';
import type { MemberDraft } from './draft-rules';

type Drafts = Readonly<Record<string, MemberDraft>>;

const ENTRY = 'memberDrafts';
const NEW = 'new';

const keyOf = (linkmanId: string | undefined): string => linkmanId || NEW;

/** Half-filled forms by member, for this session only: identity data never goes into long-term storage. */
export const useMemberDrafts = create<Drafts>(() => sessionEntries.read<Drafts>(ENTRY) ?? {});

useMemberDrafts.subscribe((drafts) => {
  if (Object.keys(drafts).length > 0) sessionEntries.write(ENTRY, { val: drafts });
  else sessionEntries.remove(ENTRY);
});

/** The draft begun for a member, or for a new one without id; undefined where none is. */
export const useMemberDraft = (linkmanId: string | undefined): MemberDraft | undefined =>
  useMemberDrafts((drafts) => drafts[keyOf(linkmanId)]);

/** Changes a draft, beginning it where there is none. */
export function changeDraft(linkmanId: string | undefined, change: Partial<MemberDraft>): void {
  const key = keyOf(linkmanId);
  useMemberDrafts.setState((drafts) => ({ [key]: { ...(drafts[key] ?? EMPTY_DRAFT), ...change } }));
}

/** Forgets a draft: it is saved, or given up. */
export function dropDraft(linkmanId: string | undefined): void {
  const { [keyOf(linkmanId)]: _dropped, ...rest } = useMemberDrafts.getState();
  useMemberDrafts.setState(rest, true);
}

// A session that only ran out keeps them: their owner signs in again and goes on.
onSignOut((reason) => {
  if (reason !== 'expired') useMemberDrafts.setState({}, true);
});
