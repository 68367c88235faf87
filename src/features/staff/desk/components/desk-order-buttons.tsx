import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import type { ButtonProps } from '@/ui/button/button';
import { DESK_MESSAGES } from '../messages';
import { TAKE_BACK_MESSAGES } from '../take-back-messages';
import type { OrderSteps } from '../use-order-steps';
import styles from './desk-sheet.module.scss';

const Step = (props: ButtonProps) => (
  <View className={styles.step}>
    <Button block {...props} />
  </View>
);

interface Props {
  readonly steps: OrderSteps;
  /** The person has checked in. */
  readonly isThere: boolean;
  readonly onTakeBack: () => void;
}

/** A button for each step that the state of an order allows. */
export function DeskOrderButtons({ steps, isThere, onTakeBack }: Props) {
  const t = useText(DESK_MESSAGES);
  const takeBack = useText(TAKE_BACK_MESSAGES);
  const { can, busy, cancelling } = steps;
  return (
    <>
      {can('confirm') ? (
        <Step loading={busy} onPress={steps.confirm}>
          {t('confirm')}
        </Step>
      ) : null}
      {can('arrive') ? (
        <Step loading={busy} onPress={steps.arrive}>
          {t('arrive')}
        </Step>
      ) : null}
      {can('finish') && !cancelling ? (
        <Step loading={busy} icon="syringe" onPress={steps.finish}>
          {t('finish')}
        </Step>
      ) : null}
      {can('undoArrival') && !cancelling ? (
        <Step kind="text" disabled={busy} onPress={steps.undoArrival}>
          {t('undoArrival')}
        </Step>
      ) : null}
      {can('correctLot') ? (
        <Step kind="secondary" loading={busy} onPress={steps.correctLot}>
          {t(steps.correcting ? 'lotSave' : 'lotCorrect')}
        </Step>
      ) : null}
      {can('takeBack') ? (
        <Step kind="text" disabled={busy} onPress={onTakeBack}>
          {takeBack('start')}
        </Step>
      ) : null}
      {can('noShow') ? (
        <Step kind="secondary" disabled={busy} onPress={steps.noShow}>
          {t('noShowDo')}
        </Step>
      ) : null}
      {can('cancel') ? (
        <Step kind={cancelling ? 'danger' : 'text'} disabled={busy} onPress={steps.cancel}>
          {t(isThere ? 'turnAway' : 'cancel')}
        </Step>
      ) : null}
      {cancelling && can('cancel') ? (
        <Step kind="text" disabled={busy} onPress={steps.keepOrder}>
          {t('keepOrder')}
        </Step>
      ) : null}
    </>
  );
}
