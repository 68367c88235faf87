import { View } from '@tarojs/components';
import { RELATION_TYPES } from '@/features/people/family-member/relation-types';
import { ConsentFields } from '@/features/people/family-member/components/consent-fields';
import { ContactFields } from '@/features/people/family-member/components/contact-fields';
import { GuardianFields } from '@/features/people/family-member/components/guardian-fields';
import { IdentityFields } from '@/features/people/family-member/components/identity-fields';
import { identityOf } from '@/features/people/family-member/draft-rules';
import type { MemberDraft } from '@/features/people/family-member/draft-rules';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import type { MemberForm } from '@/features/people/family-member/use-member-form';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Switch } from '@/ui/choice/switch';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import styles from './index.module.scss';

export interface FormBodyProps {
  readonly form: MemberForm;
  readonly draft: MemberDraft;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The fields of a member, top to bottom. */
export function FormBody({ form, draft, today }: FormBodyProps) {
  const t = useText(LINKMAN_MESSAGES);
  const { violations, change, resumed, startAfresh } = form;
  const { isChild } = identityOf(draft, today);
  const fields = { draft, violations, change };
  return (
    <View>
      <View className={styles.kept}>
        {resumed ? (
          <NoticeBar action={{ text: t('draftDrop'), onPress: startAfresh }}>
            {t('draftSaved')}
          </NoticeBar>
        ) : null}
      </View>
      <View className={styles.relation}>
        <RadioGroup
          label={t('relation')}
          shape="chips"
          value={draft.relationType ?? undefined}
          options={RELATION_TYPES.map((value) => ({ value, label: t(`relation${value}`) }))}
          onChange={(relationType) => change({ relationType })}
          error={violations.relationType ? t('relationMissing') : undefined}
        />
      </View>
      <Section title={t('who')}>
        <IdentityFields {...fields} today={today} />
      </Section>
      <Optional>
        {isChild ? (
          <Section title={t('guardian')}>
            <GuardianFields {...fields} />
          </Section>
        ) : null}
      </Optional>
      <Section title={t('contact')}>
        <ContactFields {...fields} />
      </Section>
      <CellGroup>
        <Cell
          title={t('makeDefault')}
          note={t('makeDefaultNote')}
          value={
            <Switch
              label={t('makeDefault')}
              on={draft.isDefault}
              onChange={(isDefault) => change({ isDefault })}
            />
          }
        />
      </CellGroup>
      <ConsentFields {...fields} isChild={isChild} />
    </View>
  );
}
