import { needsGuardian } from '@contract/linkman/age-rules';
import { RELATION } from '@contract/linkman/relation-rules';
import { serverToday } from '@/http/server-clock';
import { useServer } from '@/http/hooks/use-server';

/** What the editor knows of its author's family. */
export interface AuthorFamily {
  readonly names: readonly string[];
  /** The author is under 14 and may not post (specification §5). */
  readonly isChild: boolean;
}

/** The author's family members; none until they have been read. @param isLogin somebody is signed in */
export function useFamilyNames(isLogin: boolean): AuthorFamily {
  const { data = [] } = useServer(
    isLogin ? 'GET /linkman/linkman/findByUserId.do' : null,
    {},
    { crypto: 'response' },
  );
  const today = serverToday();
  return {
    names: data.map(({ name }) => name),
    isChild: data.some(
      ({ relationType, birthday }) =>
        relationType === RELATION.SELF && needsGuardian(birthday, today),
    ),
  };
}
