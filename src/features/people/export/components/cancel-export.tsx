import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { Dialog } from '@/ui/popup/dialog';
import { cancelExport } from '../api';
import { EXPORT_MESSAGES } from '../messages';
import { useStep } from '../use-step';

export interface CancelExportProps {
  readonly exportId: string;
  readonly label: string;
  /** Called afterwards, also where it was refused because it has changed. */
  readonly onDone: () => unknown;
}

/** Ends an export after a question. */
export function CancelExport({ exportId, label, onDone }: CancelExportProps) {
  const t = useText(EXPORT_MESSAGES);
  const [isAsking, setAsking] = useState(false);
  const step = useStep();
  const cancel = (): void => {
    void step
      .take(() => cancelExport(exportId))
      .then(() => {
        setAsking(false);
        onDone();
      });
  };
  return (
    <>
      <Refusal reason={step.refusal} />
      <Button block kind="text" onPress={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        title={t('cancelTitle')}
        confirmText={label}
        cancelText={t('cancelKeep')}
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
        tone="danger"
        busy={step.busy}
      >
        {t('cancelText')}
      </Dialog>
    </>
  );
}
