import { View } from '@tarojs/components';
import { maskMobile } from '@contract/text/mask-rules';
import { tidyMobile } from '@contract/text/typed-rules';
import { PASTED_MOBILE } from '@/shared/session/form-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { NAME_LENGTH } from '@contract/linkman/name-rules';
import { needsGuardianCode } from '../draft-rules';
import { NAME_VIOLATIONS } from '../violation-rules';
import { LINKMAN_MESSAGES } from '../messages';
import { GuardianCode } from './guardian-code';
import styles from './fields.module.scss';
import type { MemberFieldsProps } from './identity-fields';

const RELATIONS = ['father', 'mother', 'grandparent', 'other'] as const;

export interface GuardianFieldsProps extends Omit<MemberFieldsProps, 'today'> {
  /** The account's mobile, masked. */
  readonly ownMobile: string;
}

/** The guardian of a person under 14: the account's owner, of whom nothing is asked, or somebody else, who agrees by a code. */
export function GuardianFields({ ownMobile, ...fields }: GuardianFieldsProps) {
  const { draft, change } = fields;
  const t = useText(LINKMAN_MESSAGES);
  const isOther = draft.guardianIs === 'other';
  const own = [
    draft.guardianName,
    draft.guardianMobile === '' ? ownMobile : maskMobile(draft.guardianMobile),
  ];
  return (
    <View>
      <RadioGroup
        label={t('guardian')}
        shape="chips"
        value={draft.guardianIs}
        options={[
          { value: 'owner' as const, label: t('guardianOwner') },
          { value: 'other' as const, label: t('guardianOther') },
        ]}
        onChange={(guardianIs) => change({ guardianIs, ...NO_GUARDIAN })}
      />
      <View className={styles.why}>
        <NoticeBar title={isOther ? undefined : own.filter(Boolean).join(' · ')}>
          {t('guardianWhy')}
        </NoticeBar>
      </View>
      <Optional>{isOther ? <OtherGuardian {...fields} /> : null}</Optional>
    </View>
  );
}

/** Whoever is chosen is another person than before. */
const NO_GUARDIAN = {
  guardianName: '',
  guardianMobile: '',
  guardianRelation: null,
  guardianCode: '',
} as const;

/** Name, relation and mobile of a guardian who is not the owner, and the code by which they agree. */
function OtherGuardian({ draft, violations, change }: Omit<MemberFieldsProps, 'today'>) {
  const t = useText(LINKMAN_MESSAGES);
  return (
    <View>
      <Field
        label={t('guardianName')}
        value={draft.guardianName}
        onChange={(guardianName) => change({ guardianName })}
        maxLength={NAME_LENGTH}
        error={
          violations.guardianName
            ? t(NAME_VIOLATIONS[violations.guardianName], {
                count: NAME_LENGTH,
              })
            : undefined
        }
      />
      <RadioGroup
        label={t('guardianRelation')}
        shape="chips"
        value={draft.guardianRelation ?? undefined}
        options={RELATIONS.map((value) => ({ value, label: t(value) }))}
        onChange={(guardianRelation) => change({ guardianRelation })}
        error={violations.guardianRelation ? t('guardianRelationMissing') : undefined}
      />
      <Field
        label={t('guardianMobile')}
        kind="tel"
        value={draft.guardianMobile}
        onChange={(mobile) => change({ guardianMobile: tidyMobile(mobile) })}
        maxLength={PASTED_MOBILE}
        error={violations.guardianMobile ? t('mobileViolation') : undefined}
      />
      <Optional>
        {needsGuardianCode(draft, true) ? (
          <GuardianCode draft={draft} violations={violations} change={change} />
        ) : null}
      </Optional>
    </View>
  );
}
