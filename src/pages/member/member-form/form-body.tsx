import { View } from '@tarojs/components';
import { ConsentFields } from '@/features/people/family-member/components/consent-fields';
import { GuardianFields } from '@/features/people/family-member/components/guardian-fields';
import { IdentityFields } from '@/features/people/family-member/components/identity-fields';
import { identityOf } from '@/features/people/family-member/draft-rules';
import type { MemberDraft } from '@/features/people/family-member/draft-rules';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import type { MemberForm } from '@/features/people/family-member/use-member-form';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { ContactPart } from './contact-part';
import styles from './index.module.scss';
import { RelationPart } from './relation-part';

export interface FormBodyProps {
  readonly form: MemberForm;
  readonly draft: MemberDraft;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The account's mobile, masked. */
  readonly ownMobile: string;
}

/** The fields of a member, top to bottom: what nobody but the person knows first, then what the account knows. */
export function FormBody({ form, draft, today, ownMobile }: FormBodyProps) {
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
      <Section title={t('who')}>
        <IdentityFields {...fields} today={today} />
      </Section>
      <RelationPart form={form} draft={draft} today={today} />
      <Optional>{isChild ? <GuardianFields {...fields} ownMobile={ownMobile} /> : null}</Optional>
      <ContactPart form={form} draft={draft} ownMobile={ownMobile} />
      <ConsentFields draft={draft} isChild={isChild} />
    </View>
  );
}
