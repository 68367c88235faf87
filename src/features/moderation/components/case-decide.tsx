import { View } from '@tarojs/components';
import { useState } from 'react';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
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

type Action = 'publish' | 'remove' | 'warn';
const ACTIONS: readonly Action[] = ['publish', 'remove', 'warn'];
const DONE = { publish: 'published', remove: 'removed', warn: 'warned' } as const;

interface Props {
  readonly item: ModerationCase;
  readonly onDecided: () => void;
}

/** The decision on a case: what becomes of it, why, what its author reads, and a mute. */
export function CaseDecide({ item, onDecided }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const reasonText = useReasonText();
  const [action, setAction] = useState<Action>('publish');
  const [reason, setReason] = useState<ReportReason>();
  const [detail, setDetail] = useState('');
  const [mute, setMute] = useState<MuteChoice>('none');
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, decide } = useDecision();
  const needsReason = action !== 'publish';
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (needsReason && !reason) return;
    const input = {
      caseId: item.caseId,
      action,
      detail,
      ...(reason ? { reason } : {}),
      ...(needsReason && mute !== 'none' ? { muteDays: mute } : {}),
    };
    const send = () => moderationRequest('POST /ugc-api/moderation/decide.do', input);
    if (await decide(send, t(DONE[action]))) onDecided();
  };
  return (
    <View className={styles.card}>
      <Refusal title={t('failed')} reason={problem} />
      <RadioGroup
        label={t('decision')}
        shape="chips"
        value={action}
        options={ACTIONS.map((value) => ({ value, label: t(value) }))}
        onChange={setAction}
      />
      {needsReason ? (
        <>
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
          {item.author ? <MuteDays value={mute} onChange={setMute} withNone /> : null}
        </>
      ) : null}
      <View className={styles.buttons}>
        <Button
          kind={action === 'remove' ? 'danger' : 'primary'}
          loading={busy}
          onPress={() => void submit()}
        >
          {t('decide')}
        </Button>
      </View>
    </View>
  );
}
