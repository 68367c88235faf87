import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClosingEffect } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { deskRequest } from '../api';
import { changedEffect } from '../effect-rules';
import { DESK_MESSAGES } from '../messages';
import { useDeskDraft } from '../use-desk-draft';
import { useDeskStep } from '../use-desk-step';
import { DeskCloseDialog } from './desk-close-dialog';
import type { DeskTarget } from '../desk-target';
import styles from './desk-sheet.module.scss';

export interface DeskCloseFormProps {
  readonly target: DeskTarget;
  /** Display name of the day or slot. */
  readonly name: string;
  readonly closeText: string;
  /** Reloads the day. */
  readonly refresh: () => Promise<unknown>;
}

const LEAST_REASON = 2;

/** Closes a day or a slot with a reason that patients read, after showing the effect. */
export function DeskCloseForm({ target, name, closeText, refresh }: DeskCloseFormProps) {
  const t = useText(DESK_MESSAGES);
  const [reason, setReason] = useDeskDraft(`close ${target.day} ${target.slotId ?? ''}`, '');
  const [asked, setAsked] = useState<{ effect: ClosingEffect; isAnew: boolean } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { busy, problem, setProblem, run } = useDeskStep();

  const nothingToClose = (): void => {
    setOpen(false);
    setProblem(t('closedAlready'));
    void refresh();
  };
  const put = (effect: ClosingEffect, isAnew: boolean): void => {
    if (effect.slots === 0) return nothingToClose();
    setAsked({ effect, isAnew });
    setOpen(true);
  };
  const ask = async (): Promise<void> => {
    if (reason.trim().length < LEAST_REASON) return setProblem(t('reasonMissing'));
    await run(
      () => deskRequest('GET /desk/closingEffect.do', target),
      (effect) => {
        put(effect, false);
        return '';
      },
    );
  };

  /** Resolves with the number of slots that were closed, or with the effect that closing would have by now. */
  const send = async (shown: ClosingEffect): Promise<number | ClosingEffect> => {
    try {
      const input = { ...target, reason, shown };
      const { slots } = await deskRequest('POST /desk/close.do', input);
      if (slots > 0) await refresh();
      return slots;
    } catch (error) {
      const now = changedEffect(error);
      if (now) return now;
      throw error;
    }
  };
  const close = async (shown: ClosingEffect): Promise<void> => {
    const done = await run(
      () => send(shown),
      (made) => {
        if (typeof made === 'object') put(made, true);
        else if (made === 0) nothingToClose();
        if (typeof made === 'object' || made === 0) return '';
        setReason(undefined);
        return t('slotClosed');
      },
    );
    // The sheet below the dialog shows why it failed.
    if (!done) setOpen(false);
  };

  return (
    <View>
      <View className={styles.text}>{t('closeText')}</View>
      <Field label={t('reason')} value={reason} onChange={setReason} maxLength={100} />
      <Refusal title={t('failed')} reason={problem} />
      <Button block kind="danger" loading={busy} onPress={() => void ask()}>
        {closeText}
      </Button>
      {asked ? (
        <DeskCloseDialog
          name={name}
          effect={asked.effect}
          isAnew={asked.isAnew}
          open={isOpen}
          busy={busy}
          onConfirm={() => void close(asked.effect)}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </View>
  );
}
