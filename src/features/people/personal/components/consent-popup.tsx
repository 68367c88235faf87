import { CONSENT_TEXTS } from '@contract/personal/consent-data-rules';
import type { Consent, HandledData } from '@contract/personal/endpoints';
import { usePageSteps } from '@/http/hooks/use-page-steps';
import { pageOfText } from '@/shared/agreement/consent-page';
import { RelatedLink } from '@/shared/agreement/components/related-link';
import { deletionRemedyOf } from '@/features/people/family-member/deletion-remedy';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { canGiveAgain, giveAgain, withdraw } from '../api';
import { CONSENT_MESSAGES } from '../consent-messages';
import { useConsentText } from '../consent-text';
import { PERSONAL_MESSAGES } from '../messages';
import { ConsentBody } from './consent-body';

export interface ConsentPopupProps {
  readonly consent: Consent | null;
  /** What is handled by it. */
  readonly handled: HandledData | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A consent, what is handled by it, its text, what follows from withdrawing it, and the withdrawal. */
export function ConsentPopup({ consent, handled, open, onClose }: ConsentPopupProps) {
  const t = useText(CONSENT_MESSAGES);
  const p = useText(PERSONAL_MESSAGES);
  const wordsOf = useConsentText();
  const l = useText(LINKMAN_MESSAGES);
  const { busy, refusal, code, run } = usePageSteps(() => p('failed'));
  if (!consent) return <Popup open={false} onClose={onClose} title="" children={null} />;
  const { purpose, given, at } = consent;
  const { title } = wordsOf(consent);
  const step = async (work: () => Promise<void>, said: string): Promise<void> => {
    const done = await run('step', async () => {
      await work();
      return said;
    });
    if (done) onClose();
  };
  const leave = (go: () => void): void => {
    onClose();
    go();
  };
  const remedy = deletionRemedyOf(code, l);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Refusal
            title={p('failed')}
            reason={refusal}
            action={remedy && { text: remedy.text, onPress: () => leave(remedy.onPress) }}
          />
          {purpose === 'account' ? (
            <Button
              block
              kind="secondary"
              onPress={() => leave(() => void navigate.to('accountManage'))}
            >
              {t('toDelete')}
            </Button>
          ) : given ? (
            <Button
              block
              kind="danger"
              loading={busy !== null}
              onPress={() => void step(() => withdraw(consent), t('withdrawnDone'))}
            >
              {t('withdraw')}
            </Button>
          ) : canGiveAgain(purpose) ? (
            <Button
              block
              loading={busy !== null}
              onPress={() =>
                void step(() => giveAgain(purpose), t(at === null ? 'given' : 'givenDone'))
              }
            >
              {t(at === null ? 'give' : 'giveAgain')}
            </Button>
          ) : null}
        </>
      }
    >
      <ConsentBody consent={consent} handled={handled} />
      {CONSENT_TEXTS[purpose].map((text) => {
        const { route, query } = pageOfText(text);
        return (
          <RelatedLink
            key={text}
            route={route}
            onPress={() => leave(() => void navigate.to(route, query))}
          />
        );
      })}
    </Popup>
  );
}
