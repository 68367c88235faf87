import { useRef } from 'react';
import type { LinkmanDetail } from '@contract/linkman/endpoints';
import { ADULT_AGE, ageInYears, needsGuardian } from '@contract/linkman/age-rules';
import { RELATION } from '@contract/linkman/relation-rules';
import type { MemberDraft } from '@/features/people/family-member/draft-rules';
import { draftOf } from '@/features/people/family-member/draft-rules';
import type { MemberStart } from '@/features/people/family-member/use-member-form';
import { useVisitorPlan } from '@/features/doses/plan/visitor-plan';
import { useServer } from '@/http/hooks/use-server';

const ENCRYPTED = { crypto: 'response' } as const;

/** What a new member has in common with one of the family: where they live and, for a child, the guardian. */
function inCommon(detail: LinkmanDetail): Partial<MemberDraft> {
  const { regionCode, address, ...draft } = draftOf(detail);
  const { guardianName, guardianMobile, guardianRelation, guardianIs } = draft;
  const guardian = { guardianName, guardianMobile, guardianRelation, guardianIs };
  return { regionCode, address, ...(detail.guardian && guardian) };
}

const isMinor = (birthday: string, today: string): boolean =>
  ageInYears(birthday, today) < ADULT_AGE;

/**
 * What a form begins with: of a new member what the last child of the family, or its first member, has as well, and what a visitor
 * entered for a plan, so that nothing is typed twice.
 * @param isAsking false before the sign-in, and while the form is saved: the family is another one then, of which the form that is
 * left needs nothing
 * @param asked an existing member, who begins with what is stored
 */
export function useMemberStart(
  isAsking: boolean,
  asked: string | undefined,
  today: string,
): MemberStart {
  const { birthday, sex, batchKey } = useVisitorPlan();
  const family = useServer(isAsking ? 'GET /linkman/linkman/findByUserId.do' : null, {}, ENCRYPTED);
  const people = family.data ?? [];
  const children = people.filter((one) => needsGuardian(one.birthday, today));
  const like = asked === undefined ? (children[children.length - 1] ?? people[0]) : undefined;
  const detail = useServer(
    like ? 'GET /linkman/linkman/clientDetail.do' : null,
    { linkmanId: like?.linkmanId ?? '' },
    ENCRYPTED,
  );
  const owner = people.find(({ relationType }) => relationType === RELATION.SELF);
  const start: MemberStart = {
    preset: {
      // Of an adult like whom they begin, nobody is the guardian.
      guardianName: owner?.name ?? '',
      ...(like && detail.data ? inCommon(detail.data) : {}),
      ...(asked === undefined && batchKey !== '' ? { birthday, sex } : {}),
    },
    relatives: {
      hasOwner: owner !== undefined && owner.linkmanId !== asked,
      minors: people.map(({ birthday: born }) => born).filter((born) => isMinor(born, today)),
    },
  };
  const latest = useRef(start);
  if (isAsking) latest.current = start;
  return latest.current;
}
