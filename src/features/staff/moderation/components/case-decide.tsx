import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Refusal } from '@/ui/notice/refusal';
import { showToast } from '@/ui/toast/toast';
import { moderationRequest } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import { useDecisionDraft } from '../unfinished';
import type { Decision } from '../unfinished';
import { useDecision } from '../use-decision';
import { refreshModeration } from '../use-moderation-data';
import { MuteDays } from './mute-days';
import { ReasonFields } from './reason-fields';
import styles from './moderation.module.scss';

const ACTIONS: readonly Decision['action'][] = ['publish', 'remove', 'warn'];
const DONE = { publish: 'published', remove: 'removed', warn: 'warned' } as const;

interface Props {
  readonly item: ModerationCase;
  /** It is decided, by this moderator or by another. */
  readonly onDecided: () => void;
  /** Its author has changed it since it was read. */
  readonly onChanged: () => void;
}

/** The decision on a case: what becomes of it, why, what its author reads, and a mute. */
export function CaseDecide({ item, onDecided, onChanged }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const [decision, setDecision] = useDecisionDraft(item.caseId);
  const { action, reasons, mute } = decision;
  const put = (part: Partial<Decision>): void => setDecision({ ...decision, ...part });
  const [isAsked, setAsked] = useState(false);
  const { busy, problem, decide } = useDecision();
  const needsReason = action !== 'publish';
  const leave = (): void => {
    setDecision(undefined);
    onDecided();
  };
  const submit = async (): Promise<void> => {
    const { reason, detail } = reasons;
    setAsked(true);
    if (needsReason && !reason) return;
    const input = {
      caseId: item.caseId,
      editedAt: item.editedAt,
      action,
      detail,
      ...(reason ? { reason } : {}),
      ...(needsReason && mute !== 'none' ? { muteDays: mute } : {}),
    };
    const send = () => moderationRequest('POST /ugc-api/moderation/decide.do', input);
    const onRefused = (refusal: string, text: string): void => {
      if (refusal === 'changed') onChanged();
      if (refusal !== 'decided') return;
      showToast(text);
      refreshModeration();
      leave();
    };
    if (await decide(send, t(DONE[action]), onRefused)) leave();
  };
  return (
    <View className={styles.card}>
      <Refusal title={t('failed')} reason={problem} />
      <RadioGroup
        label={t('decision')}
        shape="chips"
        value={action}
        options={ACTIONS.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => put({ action: next })}
      />
      {needsReason ? (
        <>
          <ReasonFields
            value={reasons}
            onChange={(next) => put({ reasons: next })}
            isAsked={isAsked}
          />
          {item.author ? (
            <MuteDays value={mute} onChange={(next) => put({ mute: next })} withNone />
          ) : null}
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
