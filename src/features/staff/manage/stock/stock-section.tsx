import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import type { StockLot, StockProduct } from '@contract/manage/lot-endpoints';
import { lotProblem } from '@contract/stock/stock-rules';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { useManageData } from '../use-manage-data';
import { LotCard } from './lot-card';
import { STOCK_MESSAGES } from './messages';
import { ReceiveForm } from './receive-form';
import styles from './stock.module.scss';

type Stock = DataOf<'GET /manage/stock/list.do'>;

/** What the manager has to act on: vaccines that will not last, and doses of lots that must not be given. */
function Warnings({ shortages, deviations }: Stock) {
  const t = useText(STOCK_MESSAGES);
  const dates = useDateText();
  return (
    <>
      {shortages.length > 0 ? (
        <NoticeBar tone="warning" title={t('short')}>
          {shortages.map(({ productId, productName: product, firstDay, missing }) => (
            <View key={productId}>
              {t('shortLine', { product, missing, day: dates.day(firstDay) })}
            </View>
          ))}
        </NoticeBar>
      ) : null}
      {deviations.length > 0 ? (
        <NoticeBar tone="danger" title={t('deviations')}>
          {deviations.map(({ reference, recordedAt, productName: product, kind, ...rest }) => (
            <View key={`${reference} ${recordedAt}`}>
              {t('deviation', {
                ...rest,
                product,
                at: dates.dateTimeText(recordedAt),
                kind: t(`deviation${kind}`),
              })}
            </View>
          ))}
        </NoticeBar>
      ) : null}
    </>
  );
}

/** What is to be seen of a lot without opening it: its expiry, why it must not be given, what is wrong with its count. */
function useLotNote(): (lot: StockLot) => string {
  const t = useText(STOCK_MESSAGES);
  const dates = useDateText();
  return (lot) =>
    [
      `${t('expiry')} ${dates.dayOfYear(lot.expiry)}`,
      t(`is${lotProblem(lot, serverToday()) ?? 'usable'}`),
      lot.reason,
      lot.left < 0 ? t('countIt') : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
}

interface ProductProps {
  readonly product: StockProduct;
  readonly onReceive: () => void;
  readonly onLot: (lot: StockLot) => void;
}

function ProductLots({ product, onReceive, onLot }: ProductProps) {
  const t = useText(STOCK_MESSAGES);
  const noteOf = useLotNote();
  return (
    <View className={styles.product}>
      <View className={styles.head}>
        <View className={styles.name} {...semantics({ role: 'heading', level: 2 })}>
          {product.productName}
        </View>
        {product.isRetired ? null : (
          <Button
            kind="secondary"
            size="sm"
            icon="plus"
            label={t('receiveTitle', { product: product.productName })}
            onPress={onReceive}
          >
            {t('receive')}
          </Button>
        )}
      </View>
      {product.isRetired ? <View className={styles.text}>{t('retired')}</View> : null}
      {product.lots.length === 0 ? <View className={styles.text}>{t('none')}</View> : null}
      {product.lots.length > 0 ? (
        <CellGroup>
          {product.lots.map((lot) => (
            <Cell
              key={lot.lotId}
              title={lot.lot}
              note={noteOf(lot)}
              value={t('left', { left: lot.left })}
              onPress={() => onLot(lot)}
            />
          ))}
        </CellGroup>
      ) : null}
    </View>
  );
}

type Open =
  | { readonly kind: 'receive'; readonly product: StockProduct }
  | { readonly kind: 'lot'; readonly lotId: number };

/** Products with lots first: those are counted. */
const inOrder = (products: readonly StockProduct[]): readonly StockProduct[] => [
  ...products.filter(({ lots }) => lots.length > 0),
  ...products.filter(({ lots }) => lots.length === 0),
];

/** The lots of a clinic: receiving, counting, quarantine, stock cards. */
export function StockSection({ depaCode }: { readonly depaCode: string }) {
  const t = useText(STOCK_MESSAGES);
  const { data, error, refresh } = useManageData('GET /manage/stock/list.do', { depaCode });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const changed = (): void => {
    close();
    void refresh();
  };
  if (!data)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={4} />
    );
  const openLot =
    open?.kind === 'lot'
      ? data.products.flatMap(({ lots }) => lots).find(({ lotId }) => lotId === open.lotId)
      : undefined;
  return (
    <View>
      <Warnings {...data} />
      {data.products.length === 0 ? <Empty icon="syringe" title={t('noProducts')} /> : null}
      {inOrder(data.products).map((product) => (
        <ProductLots
          key={product.productId}
          product={product}
          onReceive={() => setOpen({ kind: 'receive', product })}
          onLot={({ lotId }) => setOpen({ kind: 'lot', lotId })}
        />
      ))}
      {open?.kind === 'receive' ? (
        <ReceiveForm depaCode={depaCode} product={open.product} onClose={close} onDone={changed} />
      ) : null}
      {openLot ? (
        <LotCard
          key={openLot.lotId}
          depaCode={depaCode}
          lot={openLot}
          onClose={close}
          onChanged={changed}
          onRefused={() => void refresh()}
        />
      ) : null}
    </View>
  );
}
