import { View } from '@tarojs/components';
import { useState } from 'react';
import { spacedCode } from '@contract/caregiver/code-rules';
import type { Caregivers } from '@contract/caregiver/endpoints';
import { CAREGIVER_ROLES } from '@contract/caregiver/role-rules';
import type { CaregiverRole } from '@contract/caregiver/role-rules';
import { ShareButton } from '@/features/content/share/components/share-button';
import { inviteCaregiver, withdrawInvitation } from '@/features/people/caregiver/api';
import type { MadeInvitation } from '@/features/people/caregiver/api';
import { ConsentPart } from '@/features/people/caregiver/components/consent-part';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { shownError } from '@/http/failure/shown-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { urlOf } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { RadioGroup } from '@/ui/choice/radio-group';
import { copyAndSay } from '@/ui/copy/copy-and-say';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Section } from '@/ui/section/section';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

/** Inviting somebody: their role, the consent, and the code that comes of it. */
export function InvitePart({ shared }: { readonly shared: Caregivers }) {
  const t = useText(CAREGIVER_MESSAGES);
  const [role, setRole] = useState<CaregiverRole>('guardian');
  const [isAgreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const { linkmanId, name, invitation } = shared;
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      await action();
    } catch (error) {
      setRefusal(shownError(error).msg);
    } finally {
      setBusy(false);
    }
  };
  const make = async (): Promise<void> => {
    setTried(true);
    if (isAgreed) await attempt(async () => setMade(await inviteCaregiver(linkmanId, role)));
  };
  const withdraw = (): Promise<void> =>
    attempt(async () => {
      await withdrawInvitation(linkmanId);
      setMade(null);
      showToast(t('withdrawn'), 'success');
    });
  const isOpen = invitation !== null;
  return (
    <Section title={t('invite')}>
      {isOpen && made ? <MadeCode made={made} /> : null}
      {isOpen && !made ? <Pending invitation={invitation} /> : null}
      {isOpen ? (
        <Button kind="text" block disabled={busy} onPress={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      ) : null}
      {isOpen && made ? null : (
        <View>
          <RadioGroup
            label={t('role')}
            value={role}
            onChange={setRole}
            options={CAREGIVER_ROLES.map((value) => ({
              value,
              label: t(value),
              note: t(`${value}Note`),
            }))}
          />
          <ConsentPart
            side="consentOwner"
            name={name}
            checked={isAgreed}
            onChange={setAgreed}
            violation={tried && !isAgreed ? t('consentMissing') : ''}
          />
          <Button block loading={busy} onPress={() => void make()}>
            {isOpen ? t('makeAgain') : t('make')}
          </Button>
        </View>
      )}
      <Refusal reason={refusal} />
    </Section>
  );
}

/** The code, to read out, copy or send. */
function MadeCode({ made }: { readonly made: MadeInvitation }) {
  const t = useText(CAREGIVER_MESSAGES);
  const dates = useDateText();
  const { code, expiresAt } = made;
  const shared = { title: t('cardTitle'), path: urlOf('acceptInvitation', { code }) };
  sharing.useShareMenu(shared);
  return (
    <Card tone="soft" className={styles.part}>
      <View>{t('code')}</View>
      <View className={styles.code}>{spacedCode(code)}</View>
      <View className={styles.note}>{t('codeHow')}</View>
      <View className={styles.note}>{t('codeUntil', { time: dates.dateTimeText(expiresAt) })}</View>
      <ShareButton shared={shared} />
      <Button
        kind="text"
        block
        icon="copy"
        onPress={() => void copyAndSay(spacedCode(code), t('copied'))}
      >
        {t('copy')}
      </Button>
    </Card>
  );
}

/** An invitation whose code is not shown any more. */
function Pending({ invitation }: { readonly invitation: NonNullable<Caregivers['invitation']> }) {
  const t = useText(CAREGIVER_MESSAGES);
  const dates = useDateText();
  const time = dates.dateTimeText(invitation.expiresAt);
  return (
    <View className={styles.part}>
      <NoticeBar title={t('pending')}>
        {t('pendingText', { role: t(invitation.role), time })}
      </NoticeBar>
    </View>
  );
}
