import { useState } from 'react';
import { INTERACTION_KINDS } from '@contract/message/message-rules';
import type { InteractionKind } from '@contract/message/message-rules';
import { setInteractions } from '@/features/service/message/api';
import { INTERACTION_MESSAGES } from '@/features/service/message/interaction-messages';
import { isApiError } from '@/http/failure/api-error';
import { putServerData, useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';

const SETTINGS = 'GET /message/message/interactionSettings.do';

/** Of which kinds of interaction one is notified; a switch takes effect at once. */
export function InteractionSettings() {
  const t = useText(INTERACTION_MESSAGES);
  const { data } = useServer(SETTINGS, {});
  const [problem, setProblem] = useState('');
  const set = async (kind: InteractionKind, on: boolean): Promise<void> => {
    setProblem('');
    try {
      await putServerData(SETTINGS, {}, await setInteractions({ [kind]: on }));
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : t('notSet'));
    }
  };
  return (
    <Optional>
      {data ? (
        <CellGroup title={t('title')}>
          <Refusal title={t('notSet')} reason={problem} />
          {INTERACTION_KINDS.map((kind) => (
            <Cell
              key={kind}
              title={t(kind)}
              value={
                <Switch label={t(kind)} on={data[kind]} onChange={(on) => void set(kind, on)} />
              }
            />
          ))}
        </CellGroup>
      ) : null}
    </Optional>
  );
}
