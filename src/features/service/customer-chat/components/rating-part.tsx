import { useState } from 'react';
import type { Chat } from '@contract/service/cards';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { rateChat } from '../api';
import { takeChat } from '../chat-store';
import { SERVICE_MESSAGES } from '../messages';

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Asks how a closed conversation was, while that can be answered. */
export function RatingPart({ chat }: { readonly chat: Chat }) {
  const t = useText(SERVICE_MESSAGES);
  const [chosen, setChosen] = useState<(typeof RATINGS)[number]>();
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  if (chat.rating !== null)
    return (
      <NoticeBar tone="success" urgent>
        {t('rated')}
      </NoticeBar>
    );
  if (!chat.canRate) return null;
  const rate = async (): Promise<void> => {
    if (chosen === undefined) return setMissing(true);
    setBusy(true);
    setRefusal('');
    try {
      await rateChat(chat.conversationId, chosen);
      takeChat({ ...chat, rating: chosen });
    } catch (error) {
      setRefusal(isApiError(error) ? error.msg : t('unknown'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <RadioGroup
        label={t('rateTitle')}
        shape="chips"
        value={chosen}
        options={RATINGS.map((value) => ({ value, label: t(`rate${value}`) }))}
        onChange={setChosen}
        error={isMissing && chosen === undefined ? t('rateFirst') : undefined}
      />
      <Refusal title={t('rateFailed')} reason={refusal} />
      <Button block kind="secondary" loading={busy} onPress={() => void rate()}>
        {t('rate')}
      </Button>
    </Card>
  );
}
