import { MEMBER_FORM_TYPE } from '@/routes/constants';
import { navigate, urlOf } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import type { RouteName } from '@/routes/table';
import type { MemberFormState } from './saved-member';

export interface MemberAsked {
  /** An existing member; omitted for a new one. */
  readonly linkmanId?: string | undefined;
  /** On top of the calling page (the default), or in its place. */
  readonly kind?: 'to' | 'replace' | undefined;
}

/**
 * Opens the form of a family member for a page; after saving, the form returns there with the member's id
 * (specification §2).
 */
export const openMemberForm = (
  name: RouteName,
  query: QueryInput,
  { linkmanId, kind = 'to' }: MemberAsked = {},
) =>
  navigate[kind](
    'memberForm',
    {
      type: MEMBER_FORM_TYPE,
      linkmanId,
      redirect: urlOf(name),
      query: JSON.stringify(query),
    },
    { onTop: kind === 'to' } satisfies MemberFormState,
  );
