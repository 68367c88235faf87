import { useRef, useState } from 'react';
import { memberSigns } from '@contract/agreement/text-rules';
import type { SameMember } from '@contract/linkman/endpoints';
import { agreedNow } from '@/shared/agreement/agreed-now';
import { isApiError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { textOf } from '@/i18n/messages';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { saveFamilyMember } from './api';
import type { SavedMember } from './api';
import { draftOf, EMPTY_DRAFT, formOf, identityOf, relationOf } from './draft-rules';
import type { MemberDraft, Relatives } from './draft-rules';
import { changeDraft, dropDraft, useMemberDraft, useTypedDocument } from './draft-store';
import { violationsOf } from './violation-rules';
import type { MemberViolations } from './violation-rules';
import { LINKMAN_MESSAGES } from './messages';

/** A refused form: the provider's sentence, and its code where it has one. */
export interface FormRefusal {
  readonly text: string;
  readonly code: string;
  /** The member who seems to be the same person. */
  readonly sameAs?: string;
}

export interface MemberForm {
  /** With the relation that follows from the age; undefined while an existing member is loading. */
  readonly draft: MemberDraft | undefined;
  readonly loadError: ApiError | undefined;
  readonly reload: () => void;
  /** Violations from the last attempt to save, without fields that were changed since. */
  readonly violations: MemberViolations;
  /** Why the provider refused; null while it has not. */
  readonly refusal: FormRefusal | null;
  readonly busy: boolean;
  /** Whether the form shows input from an earlier visit. */
  readonly resumed: boolean;
  readonly change: (change: Partial<MemberDraft>) => void;
  readonly startAfresh: () => void;
  /**
   * Saves; resolves with the member's id, or null if it was not saved.
   * @param isAnother somebody else than the member who seems to be the same
   */
  readonly save: (isAnother?: boolean) => Promise<SavedMember | null>;
}

const sameAsIn = ({ data }: ApiError): Partial<SameMember> => {
  const { sameAs } = (data ?? {}) as Partial<Record<keyof SameMember, unknown>>;
  return typeof sameAs === 'string' ? { sameAs } : {};
};

export interface MemberStart {
  /** What a new member's form begins with. */
  readonly preset: Partial<MemberDraft>;
  readonly relatives: Relatives;
}

/** The form of one family member, new without an id. Input is stored for the session until it is saved. */
export function useMemberForm(
  linkmanId: string | undefined,
  today: string,
  { preset, relatives }: MemberStart,
): MemberForm {
  const begun = useMemberDraft(linkmanId);
  const documents = useServer(
    linkmanId && !begun ? 'GET /linkman/linkman/clientDetail.do' : null,
    { linkmanId: linkmanId ?? '' },
    { crypto: 'response' },
  );
  const [violations, setViolations] = useState<MemberViolations>({});
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [resumed, setResumed] = useState(begun !== undefined);
  const saved = useRef(false);
  const typed = useTypedDocument(linkmanId);
  const entered =
    begun ??
    (linkmanId
      ? documents.data && { ...draftOf(documents.data), ...typed }
      : { ...EMPTY_DRAFT, ...preset });
  const draft = entered && { ...entered, relationType: relationOf(entered, today, relatives) };

  return {
    draft,
    loadError: draft ? undefined : documents.error,
    reload: () => void documents.refresh(),
    violations,
    refusal,
    busy,
    resumed,
    change(change) {
      if (!entered || saved.current) return;
      // Applied to the stored draft: two changes may come before the next render.
      changeDraft(linkmanId, begun ? change : { ...entered, ...change });
      setRefusal(null);
      const retained = Object.entries(violations).filter(([field]) => !(field in change));
      setViolations(Object.fromEntries(retained) as MemberViolations);
    },
    startAfresh() {
      dropDraft(linkmanId);
      setResumed(false);
      setViolations({});
      setRefusal(null);
    },
    async save(isAnother = false) {
      if (!draft || busy) return null;
      const found = violationsOf(draft, today);
      setViolations(found);
      setRefusal(null);
      if (Object.keys(found).length > 0) {
        focusFirstInvalid();
        return null;
      }
      setBusy(true);
      try {
        const agreed = await agreedNow(memberSigns(identityOf(draft, today).isChild));
        const member = await saveFamilyMember({ ...formOf(draft, today), agreed, isAnother });
        saved.current = true;
        dropDraft(linkmanId);
        return member;
      } catch (reason) {
        setRefusal(
          isApiError(reason)
            ? { text: reason.msg, code: reason.code, ...sameAsIn(reason) }
            : { text: textOf(LINKMAN_MESSAGES)('failed'), code: '' },
        );
        setBusy(false);
        return null;
      }
    },
  };
}
