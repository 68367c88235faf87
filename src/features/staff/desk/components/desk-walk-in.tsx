import { View } from '@tarojs/components';
import type { DeskOrder } from '@contract/desk/desk-order';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useWalkIn } from '../use-walk-in';
import { DeskWalkInPerson } from './desk-walk-in-person';
import { DeskWalkInVaccination } from './desk-walk-in-vaccination';

interface Props {
  readonly today: string;
  readonly onClose: () => void;
  /** An order that was made, or the one that conflicts with it. */
  readonly onOrder: (order: DeskOrder) => void;
}

/** Creates the order of a person who came without an appointment. */
export function DeskWalkIn({ today, onClose, onOrder }: Props) {
  const t = useText(DESK_MESSAGES);
  const form = useWalkIn(today, onOrder);
  const { problem, conflicting } = form;
  const { data: products, error, refresh } = form.choices;
  const openConflicting = async (code: string): Promise<void> => {
    const found = await deskRequest('GET /desk/find.do', { code }, {}).catch(() => null);
    if (found) onOrder(found);
  };

  return (
    <Popup
      open
      title={t('walkIn')}
      onClose={onClose}
      footer={
        <View>
          {problem ? (
            <NoticeBar
              tone="danger"
              title={t('failed')}
              urgent
              action={
                conflicting
                  ? { text: t('openOrder'), onPress: () => void openConflicting(conflicting) }
                  : undefined
              }
            >
              {problem}
            </NoticeBar>
          ) : null}
          <Button
            block
            loading={form.busy}
            disabled={!products?.length}
            onPress={() => void form.save()}
          >
            {t('walkInSave')}
          </Button>
        </View>
      }
    >
      {products?.length === 0 ? <Empty title={t('walkInNone')} text={t('walkInNoneText')} /> : null}
      {error && !products ? <ErrorBlock reason={error.msg} onRetry={() => void refresh()} /> : null}
      {!products && !error ? <Skeleton shape="list" count={3} /> : null}
      {form.isRetained ? (
        <NoticeBar tone="info" action={{ text: t('walkInAnew'), onPress: form.clear }}>
          {t('walkInSaved')}
        </NoticeBar>
      ) : null}
      {products?.length ? (
        <View>
          <DeskWalkInVaccination form={form} products={products} />
          <DeskWalkInPerson form={form} today={today} />
        </View>
      ) : null}
    </Popup>
  );
}
