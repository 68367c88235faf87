import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import { readCode, spacedCode } from '@contract/caregiver/code-rules';
import type { Invitation } from '@contract/caregiver/endpoints';
import { acceptInvitation, openInvitation } from '@/features/people/caregiver/api';
import { ConsentPart } from '@/features/people/caregiver/components/consent-part';
import { MergeFacts } from '@/features/people/caregiver/components/merge-facts';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { loginAndReturn } from '@/shared/session/go-to-login';
import { useSession } from '@/shared/session/session-store';
import { shownError } from '@/http/failure/shown-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Field } from '@/ui/field/field';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { StateBlock } from '@/ui/state/state-block';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

/** Longest code as it may be typed, with spaces. */
const TYPED_LENGTH = 16;

/** Accepting an invitation to a family member, by a code that is typed or in the link (query `code`). */
export default function AcceptInvitation() {
  const title = usePageTitle('acceptInvitation');
  const { code: linked = '' } = useRouteQuery();
  const isLogin = useSession((state) => state.isLogin);
  const [typed, setTyped] = useState(linked);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const open = async (code: string): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      setInvitation(await openInvitation(code));
    } catch (error) {
      setRefusal(shownError(error).msg);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    const code = readCode(linked);
    if (isLogin && code) void open(code);
    // A link is opened once, when its reader is signed in.
  }, [isLogin, linked]);
  const query = linked ? { code: linked } : {};
  if (!isLogin)
    return (
      <Page title={title}>
        <SignInFirst onPress={() => void loginAndReturn('acceptInvitation', query)} />
      </Page>
    );
  return (
    <Page title={title}>
      {invitation ? (
        <Offered code={typed} invitation={invitation} onOther={() => setInvitation(null)} />
      ) : (
        <CodeEntry
          typed={typed}
          busy={busy}
          refusal={refusal}
          onChange={setTyped}
          onOpen={(code) => void open(code)}
        />
      )}
    </Page>
  );
}

/** Who opens a card without being signed in reads what it is about first. */
function SignInFirst({ onPress }: { readonly onPress: () => void }) {
  const t = useText(CAREGIVER_MESSAGES);
  return (
    <StateBlock
      icon="users"
      tone="brand"
      title={t('acceptVisitor')}
      text={t('acceptVisitorText')}
      action={{ text: t('acceptLogin'), onPress }}
    />
  );
}

interface CodeEntryProps {
  readonly typed: string;
  readonly busy: boolean;
  readonly refusal: string;
  readonly onChange: (typed: string) => void;
  readonly onOpen: (code: string) => void;
}

function CodeEntry({ typed, busy, refusal, onChange, onOpen }: CodeEntryProps) {
  const t = useText(CAREGIVER_MESSAGES);
  const [tried, setTried] = useState(false);
  const code = readCode(typed);
  const submit = (): void => {
    setTried(true);
    if (code) onOpen(code);
    else focusFirstInvalid();
  };
  return (
    <View>
      <View className={styles.lead}>{t('acceptLead')}</View>
      <Field
        label={t('acceptCode')}
        kind="number"
        value={typed}
        onChange={onChange}
        maxLength={TYPED_LENGTH}
        placeholder={spacedCode('1234567890')}
        error={tried && !code ? t('acceptCodeWrong') : undefined}
        confirmType="done"
        onConfirm={submit}
      />
      <Refusal reason={refusal} />
      <Button block loading={busy} onPress={submit}>
        {t('open')}
      </Button>
    </View>
  );
}

interface OfferedProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly onOther: () => void;
}

/** Who invites to what, the consent, and accepting it. */
function Offered({ code, invitation, onOther }: OfferedProps) {
  const t = useText(CAREGIVER_MESSAGES);
  const dates = useDateText();
  const [isAgreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { nameMasked: name, inviter, role, expiresAt, ownEntry } = invitation;
  const accept = async (): Promise<void> => {
    setTried(true);
    if (!isAgreed) return focusFirstInvalid();
    setBusy(true);
    setRefusal('');
    try {
      const { linkmanId, merged } = await acceptInvitation(code, ownEntry !== null);
      if (ownEntry === null || merged) {
        showToast(t(merged ? 'acceptedMerged' : 'accepted'), 'success');
        void navigate.replace('memberList');
      } else {
        showToast(t('acceptedNotMerged'));
        void navigate.replace('caregivers', { linkmanId });
      }
    } catch (error) {
      setRefusal(shownError(error).msg);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <View>
      <Card className={styles.part}>
        <View className={styles.who} {...semantics({ role: 'heading', level: 2 })}>
          {t('invitation', { inviter, name })}
        </View>
        <View className={styles.label}>{t('invitationRole')}</View>
        <View>{t(role)}</View>
        <View className={styles.label}>{t(`${role}Note`)}</View>
        <View className={styles.note}>
          {t('invitationUntil', { time: dates.dateTimeText(expiresAt) })}
        </View>
        <View className={styles.note}>{t('notMe')}</View>
      </Card>
      {ownEntry ? (
        <Card className={styles.part}>
          <View className={styles.own} {...semantics({ role: 'heading', level: 2 })}>
            {t('ownTitle', { name: ownEntry.name })}
          </View>
          <View>{t('ownText')}</View>
          <MergeFacts entry={ownEntry} />
        </Card>
      ) : null}
      <ConsentPart
        side="consentCaregiver"
        name={name}
        checked={isAgreed}
        onChange={setAgreed}
        violation={tried && !isAgreed ? t('acceptConsentMissing') : ''}
      />
      <Refusal reason={refusal} />
      <Button block loading={busy} onPress={() => void accept()}>
        {t(ownEntry ? 'ownAgree' : 'acceptNow')}
      </Button>
      <Button kind="text" block onPress={onOther}>
        {t('other')}
      </Button>
    </View>
  );
}
