import { View } from '@tarojs/components';
import { RELATION_TYPES } from '@/features/linkman/relation-types';
import { ConsentFields } from '@/features/linkman/components/consent-fields';
import { ContactFields } from '@/features/linkman/components/contact-fields';
import { GuardianFields } from '@/features/linkman/components/guardian-fields';
import { IdentityFields } from '@/features/linkman/components/identity-fields';
import { identityOf } from '@/features/linkman/draft-rules';
import type { MemberDraft } from '@/features/linkman/draft-rules';
import { LINKMAN_MESSAGES } from '@/features/linkman/messages';
import type { MemberForm } from '@/features/linkman/use-member-form';
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
