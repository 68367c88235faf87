import { isSince } from '@contract/agreement/text-rules';
import type { DataOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { normalizeDocument } from '@contract/linkman/document-rules';
import { FAMILY_LIMIT } from '@contract/member/member-rules';
import type { Codes } from '../../shared/accounts/codes';
import { mobileOf, userOf } from '../../shared/accounts/users';
import { countUse } from '../../domain/rewards/membership/privileges';
import { familyLimitOf } from '../../shared/member-status/status';
import { completeForm } from '../../shared/recipients/complete-form';
import type { MemberForm, SentForm } from '../../shared/recipients/complete-form';
import { countCheck } from '../../shared/recipients/document-limits';
import { familyOf } from '../../shared/recipients/rows';
import { saveFamilyMember } from '../../shared/recipients/save';
import type { Given, SaveOutcome } from '../../shared/recipients/save';
import type { Deps } from '../../deps';
import type { UserContext } from '../../http/context';
import { DomainError, refusedInput } from '../../http/domain-error';

type Save = 'POST /linkman/linkman/saveOrUpdateV2.do';

/** The first texts that name the identity check. */
const NAMED_SINCE = { privacyPolicy: '1.7', childrenPrivacy: '1.3' } as const;

const guardianNotAsked = (): DomainError =>
  refusedInput({
    zh: '监护人不是您本人时，需要监护人同意：请填写发到监护人手机的验证码。页面上没有这一栏的，请更新到最新版本',
    en: 'the guardian has to agree: enter the code sent to their mobile. If the page does not ask for it, update the app.',
  });

const mismatch = (): DomainError =>
  new DomainError(CODE.CARD_INVALID, {
    data: { fault: 'identity' },
    message: {
      zh: '姓名和身份证号核验不一致，没有保存。请对照证件逐字核对后再试；核对无误的（如刚改过名、有生僻字），请带证件到接种门诊办理',
      en: 'The identity check found that the name and identity number do not match, so nothing was saved. Compare both with the card and try again. If they are right (a new name, a rare character), take the card to a clinic.',
    },
  });

/** What has to be so before a name and a number are sent anywhere; null where it is. */
async function refusalOfCheck(
  { db, personKey: key, config }: Deps,
  { consentVersion, guardianConsentVersion: ofChildren }: MemberForm,
  context: UserContext,
): Promise<DomainError | null> {
  const isNamed =
    isSince('privacyPolicy', consentVersion, NAMED_SINCE.privacyPolicy) &&
    (ofChildren === undefined ||
      isSince('childrenPrivacy', ofChildren, NAMED_SINCE.childrenPrivacy));
  if (!isNamed)
    return refusedInput({
      zh: '保存前要由身份核验机构核对姓名和身份证号，请更新到最新版本，阅读新的说明后再保存',
      en: 'name and identity number are checked by a service before they are saved. Update the app, read what is new and save again.',
    });
  return countCheck(db, { key, ofAddress: config.writesPerMinute / 2 }, context);
}

/**
 * Asks the identity check about a form.
 * @param isChange number or name are new; what is stored already is refused by nothing, and stays unchecked
 * @returns whether they belong together; false as well where it says nothing
 * @throws DomainError 20013 where they do not, 4029 after too many questions
 */
async function askCheck(
  deps: Deps,
  form: MemberForm,
  context: UserContext,
  isChange: boolean,
): Promise<boolean> {
  const refusal = await refusalOfCheck(deps, form, context);
  if (refusal && isChange) throw refusal;
  if (refusal) return false;
  const number = normalizeDocument(form.documentNumber);
  const answer = await deps.platforms.identity?.({ name: form.name, number });
  if (answer === 'mismatch' && isChange) throw mismatch();
  return answer === 'match';
}

/** Uses the guardian's code where everything else is right: a second one would trouble them again. */
async function agreeByCode(codes: Codes, form: MemberForm, context: UserContext): Promise<void> {
  const { guardian, guardianCode } = form;
  if (!guardian || guardianCode === undefined) throw guardianNotAsked();
  await codes.use({ mobile: guardian.mobile, purpose: 'guardian' }, guardianCode, context);
}

/** Saves a member's form, and gets what it waits for meanwhile. */
export async function saveMember(
  deps: Deps,
  codes: Codes,
  sent: SentForm,
  context: UserContext,
): Promise<DataOf<Save>> {
  const { userId, now } = context;
  const readMobile = async () => mobileOf(await userOf(deps, context.session)).mobile;
  const form = await completeForm(deps, sent, context, readMobile);
  const most = await familyLimitOf(deps.db, userId, now);
  let given: Given = { most, hasAgreed: false, isChecked: null };
  let saved: SaveOutcome = await saveFamilyMember(deps, form, context, given);
  while ('awaits' in saved) {
    if (saved.awaits === 'identity')
      given = { ...given, isChecked: await askCheck(deps, form, context, saved.isChange) };
    else {
      await agreeByCode(codes, form, context);
      given = { ...given, hasAgreed: true };
    }
    saved = await saveFamilyMember(deps, form, context, given);
  }
  // The privilege was used once a member beyond everybody's limit is there.
  const isNew = form.linkmanId === undefined;
  if (isNew && (await familyOf(deps.db, userId)).length > FAMILY_LIMIT.basic)
    await countUse(deps.db, userId, 'bigFamily', now);
  const { linkmanId } = saved;
  return given.isChecked === null
    ? { linkmanId }
    : { linkmanId, identity: given.isChecked ? 'checked' : 'unchecked' };
}
