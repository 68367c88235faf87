import { create } from 'zustand';
import { createSessionDraft } from '@/shared/session/session-draft';
import { onSignOut } from '@/shared/session/session-store';
import { EMPTY_DRAFT } from './draft-rules';
import type { MemberDraft } from './draft-rules';

type Drafts = Readonly<Record<string, MemberDraft>>;

const NEW = 'new';

const keyOf = (linkmanId: string | undefined): string => linkmanId || NEW;

/** Own keys only: the id comes from a link, which may say `constructor`. */
const draftIn = (drafts: Drafts, key: string): MemberDraft | undefined =>
  Object.prototype.hasOwnProperty.call(drafts, key) ? drafts[key] : undefined;

/** Drafts from the session's storage; fields that an earlier version of the form lacked start empty, codes are old by then. */
const restored = (drafts: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => [
      key,
      {
        ...EMPTY_DRAFT,
        ...draft,
        guardianCode: '',
        // Earlier versions of the form stored null.
        guardianIs: (draft.guardianIs as typeof draft.guardianIs | null) ?? 'owner',
      },
    ]),
  );

/** Half-filled forms by member, for this session only: identity data never goes into long-term storage. */
export const useMemberDrafts = createSessionDraft<Drafts>(
  'memberDrafts',
  {},
  { restore: restored, isEmpty: (drafts) => Object.keys(drafts).length === 0 },
);

/** The draft of a member, or of a new one without id; undefined without a draft. */
export const useMemberDraft = (linkmanId: string | undefined): MemberDraft | undefined =>
  useMemberDrafts((drafts) => draftIn(drafts, keyOf(linkmanId)));

/** Changes a draft, creating it where there is none. */
export function changeDraft(linkmanId: string | undefined, change: Partial<MemberDraft>): void {
  const key = keyOf(linkmanId);
  useMemberDrafts.setState((drafts) => ({
    [key]: { ...(draftIn(drafts, key) ?? EMPTY_DRAFT), ...change },
  }));
}

/** Deletes a draft after it was saved or discarded. */
export function dropDraft(linkmanId: string | undefined): void {
  const { [keyOf(linkmanId)]: _dropped, ...rest } = useMemberDrafts.getState();
  useMemberDrafts.setState(rest, true);
}

type Document = Pick<MemberDraft, 'documentKind' | 'documentNumber'>;

const useTyped = create<{ readonly linkmanId: string; readonly document: Document | null }>(() => ({
  linkmanId: '',
  document: null,
}));
onSignOut(() => useTyped.setState({ linkmanId: '', document: null }));

/** Somebody's new document that was typed into the form of a new member, although they are in the family already. */
export const useTypedDocument = (linkmanId: string | undefined): Document | null =>
  useTyped((typed) => (typed.linkmanId === linkmanId ? typed.document : null));

/** Passes a typed document to the form of the member whose it is, in whose place a new member's draft is dropped. */
export function passDocument(linkmanId: string, { documentKind, documentNumber }: Document): void {
  useTyped.setState({ linkmanId, document: { documentKind, documentNumber } });
  dropDraft(undefined);
}
