import type { FollowUp } from '@contract/follow-up/endpoints';
import { worse } from '@contract/follow-up/severity-rules';
import type { Level } from '@contract/follow-up/severity-rules';
import { serverNow } from '@/http/server-clock';
import { isRedFlag, levelOfDraft } from '../answer-rules';
import { useAnswerDrafts } from '../draft';
import { Numbers } from './numbers';

/**
 * The numbers to call while something is being written that must not wait, for the foot of the page: the form is long, and
 * they stay in view wherever it is scrolled to. null where there is nothing of that kind.
 */
export function useUrgentNumbers({ people, departmentName, departmentPhone }: FollowUp) {
  const drafts = useAnswerDrafts();
  const level = people.reduce<Level>((worst, person) => {
    const draft = drafts[person.orderId];
    const isWritten = draft !== undefined && !draft.isPending;
    return isWritten ? worse(worst, levelOfDraft(draft, person, serverNow())) : worst;
  }, 'none');
  return isRedFlag(level) ? (
    <Numbers level={level} clinic={departmentName} phone={departmentPhone} />
  ) : null;
}
