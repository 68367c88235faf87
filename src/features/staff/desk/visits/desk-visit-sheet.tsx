import { View } from '@tarojs/components';
import type { DeskVisit } from '@contract/desk/desk-visit';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { peopleIn } from './people-rules';
import { useDeskStep } from '../use-desk-step';
import { DeskPeople } from './desk-people';
import styles from '../components/desk-sheet.module.scss';

interface Props {
  readonly visit: DeskVisit;
  readonly onClose: () => void;
  readonly onOrder: (orderId: string) => void;
  /** Called with the visit after everybody was checked in, and without it after a refusal. */
  readonly onChanged: (visit: DeskVisit | null) => void;
}

/** A whole visit at the desk: everybody with all doses, and the check-in of all of them at once. */
export function DeskVisitSheet({ visit, onClose, onOrder, onChanged }: Props) {
  const t = useText(DESK_MESSAGES);
  const { busy, problem, run } = useDeskStep();
  const { orders } = visit;
  const arriving = orders.filter(({ actions }) => actions.includes('arrive'));
  const arrive = async (): Promise<void> => {
    const orderIds = arriving.map(({ orderId }) => orderId);
    let after: DeskVisit | null = null;
    await run(
      async () => (after = await deskRequest('POST /desk/arriveVisit.do', { orderIds })),
      () => t('visitArrived'),
    );
    onChanged(after);
  };
  const title = t('visitFamily', { people: peopleIn(orders).length, count: orders.length });
  return (
    <Popup open title={title} onClose={onClose}>
      <DeskPeople orders={orders} startTime={orders[0]?.startTime ?? ''} onOrder={onOrder} />
      <Refusal title={t('failed')} reason={problem} />
      <View className={styles.text}>{t('visitHint')}</View>
      {arriving.length > 0 ? (
        <View className={styles.step}>
          <Button block loading={busy} onPress={() => void arrive()}>
            {t('visitArrive', { count: arriving.length })}
          </Button>
        </View>
      ) : null}
    </Popup>
  );
}
