import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Refusal } from '@/ui/notice/refusal';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecision } from '../use-decision';
import { MuteDays } from './mute-days';
import type { MuteChoice } from './mute-days';
import { NO_REASONS, ReasonFields } from './reason-fields';
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
  const [action, setAction] = useState<Action>('publish');
  const [reasons, setReasons] = useState(NO_REASONS);
  const [mute, setMute] = useState<MuteChoice>('none');
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, decide } = useDecision();
  const needsReason = action !== 'publish';
  const submit = async (): Promise<void> => {
    const { reason, detail } = reasons;
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
          <ReasonFields value={reasons} onChange={setReasons} isAsked={isAsked} />
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
