import type { ParsedInputOf } from '@contract/endpoints';
import type { LinkmanDetail } from '@contract/linkman/endpoints';
import { RELATION } from '@contract/linkman/relation-rules';
import type { Deps } from '../../deps';
import type { UserContext } from '../../http/context';
import { refusedInput } from '../../http/domain-error';
import { familyOf } from './rows';

/** A member's form as it is sent. */
export type SentForm = ParsedInputOf<'POST /linkman/linkman/saveOrUpdateV2.do'>;

type Guardian = NonNullable<LinkmanDetail['guardian']>;

/** A member's form with nothing left out. */
export type MemberForm = Omit<SentForm, 'mobile' | 'guardian'> & {
  readonly mobile: string;
  readonly guardian: Guardian | null;
};

/** The account's owner as guardian; what the form says comes first. */
async function ownerAsGuardian(
  { db }: Pick<Deps, 'db'>,
  { guardian, relationType }: SentForm,
  { userId }: UserContext,
  mobile: string,
): Promise<Guardian> {
  const family = await familyOf(db, userId);
  const owner = family.find(({ relation_type }) => relation_type === RELATION.SELF);
  return {
    name: guardian?.name ?? owner?.name ?? '',
    mobile: guardian?.mobile ?? mobile,
    relation: guardian?.relation ?? (relationType === RELATION.CHILD ? 'parent' : 'other'),
  };
}

/** A guardian who is somebody else, of whom the account knows nothing. */
function otherGuardian({ guardian }: SentForm): Guardian {
  const { name, mobile, relation } = guardian ?? {};
  if (name === undefined || mobile === undefined || relation === undefined)
    throw refusedInput({
      zh: '监护人不是您本人时，请填写监护人的姓名、手机和与孩子的关系',
      en: 'somebody else is the guardian: enter their name, mobile and relation to the child.',
    });
  return { name, mobile, relation };
}

/**
 * Fills in what a form leaves out because the account knows it: the verified mobile, and the owner as guardian.
 * @param readMobile the account's mobile
 * @throws DomainError where somebody else is the guardian and is not named
 */
export async function completeForm(
  deps: Pick<Deps, 'db'>,
  form: SentForm,
  context: UserContext,
  readMobile: () => Promise<string>,
): Promise<MemberForm> {
  const { guardian, guardianNotified } = form;
  const isOwner = !!guardian && !guardianNotified;
  const needsOwn = form.mobile === undefined || (isOwner && guardian.mobile === undefined);
  const own = needsOwn ? await readMobile() : '';
  const mobile = form.mobile ?? own;
  if (!guardian) return { ...form, mobile, guardian: null };
  return {
    ...form,
    mobile,
    guardian: isOwner ? await ownerAsGuardian(deps, form, context, own) : otherGuardian(form),
  };
}
