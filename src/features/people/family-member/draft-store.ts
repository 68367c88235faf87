import { createSessionDraft } from '@/shared/session/session-draft';
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
      { ...EMPTY_DRAFT, ...draft, guardianCode: '' },
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
