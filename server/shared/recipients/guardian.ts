import { knownVersion } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import { needsGuardian } from '@contract/linkman/age-rules';
import type { Deps } from '../../deps';
import type { UserContext } from '../../http/context';
import { DomainError, refusedInput } from '../../http/domain-error';
import type { MemberForm } from './complete-form';
import { holdsStill } from './rows';
import type { FamilyMemberRow } from './rows';

const NONE = {
  guardian: null,
  guardian_consent_at: null,
  guardian_consent_version: null,
  guardian_notified: false,
  guardian_proved_at: null,
} as const;

/** What the consent of a guardian needs. */
type GuardianStore = Pick<Deps, 'cipher'> & { readonly config: Pick<Deps['config'], 'texts'> };

/** A member's form, with what was stored before it. */
interface Saved {
  readonly form: MemberForm;
  readonly before: FamilyMemberRow | null;
  readonly identity: Pick<FamilyMemberRow, 'birthday' | 'sex'>;
  /** The guardian has agreed by a code with this call. */
  readonly hasAgreed: boolean;
}

/**
 * When the guardian agreed by a code to the same child at the same mobile before, to rules that hold still; null: never.
 */
function agreedBefore(
  { cipher, config }: GuardianStore,
  { form, before, identity }: Saved,
): Date | null {
  if (!before?.guardian || before.birthday !== identity.birthday || before.sex !== identity.sex)
    return null;
  if (!holdsStill(config.texts.childrenPrivacy, before)) return null;
  return cipher.open(before.guardian.mobile) === form.guardian?.mobile
    ? before.guardian_proved_at
    : null;
}

/**
 * The guardian of a minor, with the consent, as stored; for anybody else there is none. Personal Information Protection Law
 * (个人信息保护法) art. 31: below 14 the guardian's consent is needed; whoever is not the guardian cannot give it.
 * @returns null where somebody else is the guardian and has to agree by a code first
 * @throws DomainError without a guardian or a consent
 */
export function guardianOf(store: GuardianStore, saved: Saved, { now, today }: UserContext) {
  const { cipher } = store;
  const { form, identity, hasAgreed } = saved;
  if (!needsGuardian(identity.birthday, today)) return NONE;
  if (!form.guardian) throw new DomainError(CODE.GUARDIAN_MISSING);
  if (form.guardianConsentVersion === undefined)
    throw refusedInput({
      zh: '未满 14 周岁，需要监护人单独同意',
      en: 'a guardian has to consent for somebody under 14.',
    });
  const provedAt = hasAgreed ? new Date(now) : agreedBefore(store, saved);
  if (form.guardianNotified && provedAt === null) return null;
  return {
    guardian: JSON.stringify({ ...form.guardian, mobile: cipher.seal(form.guardian.mobile) }),
    guardian_consent_at: new Date(now),
    guardian_consent_version: knownVersion('childrenPrivacy', form.guardianConsentVersion),
    guardian_notified: form.guardianNotified,
    guardian_proved_at: form.guardianNotified ? provedAt : null,
  };
}
