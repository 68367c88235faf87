import { View } from '@tarojs/components';
import { useState } from 'react';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { REPORT_REASONS } from '@contract/community/report-rules';
import type { ReportReason } from '@contract/community/report-endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { TextareaField } from '@/ui/field/textarea-field';
import { Refusal } from '@/ui/notice/refusal';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';
import { useReasonText } from '../use-reason-text';
import { MuteDays } from './mute-days';
import type { MuteChoice } from './mute-days';
import styles from './moderation.module.scss';

interface Props {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Mutes an author, with a reason that they read. */
export function MuteForm({ userId, onClose }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const reasonText = useReasonText();
  const [days, setDays] = useState<MuteChoice>(1);
  const [reason, setReason] = useState<ReportReason>();
  const [detail, setDetail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, decide } = useDecision();
  const mute = async (): Promise<void> => {
    setAsked(true);
    if (!reason || days === 'none') return;
    const input = { userId, days, reason, detail };
    const send = () => moderationRequest('POST /ugc-api/moderation/mute.do', input);
    if (await decide(send, t('muted'))) onClose();
  };
  return (
    <View className={styles.step}>
      <Refusal title={t('failed')} reason={problem} />
      <MuteDays value={days} onChange={setDays} />
      <RadioGroup
        label={t('reason')}
        shape="chips"
        required
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: reasonText(value) }))}
        onChange={setReason}
        error={isAsked && !reason ? t('chooseReason') : undefined}
      />
      <TextareaField
        label={t('detail')}
        hint={t('detailHint')}
        value={detail}
        onChange={setDetail}
        maxLength={TEXT_LIMITS.explain}
        optional
      />
      <View className={styles.buttons}>
        <Button size="sm" kind="danger" loading={busy} onPress={() => void mute()}>
          {t('muteAuthor')}
        </Button>
        <Button size="sm" kind="text" onPress={onClose}>
          {t('cancel')}
        </Button>
      </View>
    </View>
  );
}
