import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OwnSession } from '@contract/account/session-endpoints';
import { shownError } from '@/http/failure/shown-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { DEVICE_LIST_MESSAGES } from '../device-messages';

export interface SessionRowsProps {
  readonly list: readonly OwnSession[];
  /** Ends a session, or without an id all but this one. @throws ApiError */
  readonly end: (sessionId?: string) => Promise<unknown>;
  /** What to do about a device that one does not know; default: to change the password. */
  readonly hint?: string;
}

/** The devices on which somebody is signed in; a tap signs one of the others out. */
export function SessionRows({ list, end, hint }: SessionRowsProps) {
  const t = useText(DEVICE_LIST_MESSAGES);
  const date = useDateText();
  const [ask, question] = useConfirm();
  const [problem, setProblem] = useState<string | null>(null);
  const others = list.filter(({ isPresent }) => !isPresent);

  const signOut = async (sessionId?: string): Promise<void> => {
    const sure = await ask({
      title: t(sessionId === undefined ? 'askAll' : 'askOne'),
      text: t('askText'),
      confirmText: t('end'),
      tone: 'danger',
    });
    if (!sure) return;
    setProblem(null);
    try {
      await end(sessionId);
      showToast(t('ended'), 'success');
    } catch (error) {
      setProblem(shownError(error).msg);
    }
  };
  const facts = ({ app, system, startedAt, seenAt }: OwnSession) => ({
    title: t('device', { system: t(system), app: t(app) }),
    note: t('since', { start: date.dateTime(startedAt), seen: date.dateTime(seenAt) }),
  });
  return (
    <View>
      <Refusal reason={problem} />
      <CellGroup title={t('here')}>
        {list
          .filter(({ isPresent }) => isPresent)
          .map((session) => (
            <Cell key={session.sessionId} {...facts(session)} />
          ))}
      </CellGroup>
      <CellGroup title={t('others')} note={hint ?? t('hint')}>
        {others.length === 0 ? <Cell title={t('noOthers')} /> : null}
        {others.map((session) => (
          <Cell
            key={session.sessionId}
            {...facts(session)}
            value={t('end')}
            onPress={() => void signOut(session.sessionId)}
          />
        ))}
        {others.length > 1 ? (
          <Cell
            icon="log-out"
            tone="danger"
            title={t('endAll')}
            note={t('endAllNote')}
            onPress={() => void signOut()}
          />
        ) : null}
      </CellGroup>
      {question}
    </View>
  );
}
