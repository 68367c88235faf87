import { View } from '@tarojs/components';
import { useState } from 'react';
import { isTypedName } from '@contract/linkman/name-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { deskRequest } from '../api';
import { CLAIM_MESSAGES } from '../claim-messages';
import { DESK_MESSAGES } from '../messages';
import type { ShownDocument } from '../use-claim-search';
import { useDeskStep } from '../use-desk-step';
import styles from './desk-sheet.module.scss';
import { DocumentFields } from './document-fields';

interface Props {
  /** The document that was looked up. */
  readonly first: ShownDocument;
  /** Something else is under the document now. */
  readonly onUnited: () => void;
}

/** Makes one person of the holders of two documents that the person at the desk shows. */
export function DeskUnite({ first, onUnited }: Props) {
  const t = useText(CLAIM_MESSAGES);
  const words = useText(DESK_MESSAGES);
  const [ask, dialog] = useConfirm();
  const [open, setOpen] = useState(false);
  const [second, setSecond] = useState<ShownDocument>({ ...first, documentNumber: '' });
  const { busy, problem, setProblem, run } = useDeskStep();
  const put = (part: Partial<ShownDocument>): void => setSecond((now) => ({ ...now, ...part }));

  const unite = async (): Promise<void> => {
    if (!isTypedName(second.name)) return setProblem(words('gapName'));
    if (!second.documentNumber.trim()) return setProblem(words('gapNumber'));
    const isSure = await ask({
      title: t('uniteAsk'),
      text: t('uniteText'),
      confirmText: t('uniteDo'),
      cancelText: t('claimKeep'),
    });
    if (!isSure) return;
    const isDone = await run(
      () => deskRequest('POST /desk/claim/unite.do', { first, second }),
      ({ moved }) => t('united', { count: moved }),
    );
    if (!isDone) return;
    setOpen(false);
    onUnited();
  };

  if (!open)
    return (
      <Button block kind="text" onPress={() => setOpen(true)}>
        {t('uniteOpen')}
      </Button>
    );
  return (
    <View className={styles.part}>
      <View className={styles.text}>{t('uniteHint')}</View>
      <DocumentFields
        value={second}
        put={put}
        labels={{ name: t('uniteName'), kind: t('uniteKind'), number: t('uniteNumber') }}
      />
      <Refusal reason={problem} />
      <Button block loading={busy} onPress={() => void unite()}>
        {t('uniteDo')}
      </Button>
      {dialog}
    </View>
  );
}
