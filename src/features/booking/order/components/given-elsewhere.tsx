import { View } from '@tarojs/components';
import { isEntryCode } from '@contract/plan/entry-code-rules';
import { addDays } from '@contract/time/day-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { choosePlan } from '@/features/doses/plan/store';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { ELSEWHERE_MESSAGES } from '../elsewhere-messages';
import { STATUS_TABLE } from '../status-table';

/** A dose without a number, such as of influenza, stands for the appointment where it is not older than this. */
const RECENT_DAYS = 180;
const ENCRYPTED = { crypto: 'response' } as const;

type CancelledOrder = Pick<
  OrderDetail,
  'status' | 'cancelReason' | 'role' | 'linkmanId' | 'linkmanName' | 'productId' | 'doseNo' | 'day'
>;

/** Whether an order was cancelled because its dose was given elsewhere, for those who may report doses of its person. */
const isGivenElsewhere = ({ status, cancelReason, role }: CancelledOrder): boolean =>
  cancelReason === 'elsewhere' &&
  role !== 'escort' &&
  status !== 'DONE' &&
  !STATUS_TABLE[status].ahead;

/** Offers to report the dose of an appointment that was cancelled because it was given elsewhere, on the person's plan; back leads here again. */
export function GivenElsewhere({ order }: { readonly order: CancelledOrder }) {
  return <Optional>{isGivenElsewhere(order) ? <ReportOffer order={order} /> : null}</Optional>;
}

function ReportOffer({ order }: { readonly order: CancelledOrder }) {
  const t = useText(ELSEWHERE_MESSAGES);
  const { linkmanId, linkmanName: name, productId, doseNo, day } = order;
  const plan = useServer('GET /vaccine/plan/detail.do', { linkmanId }, ENCRYPTED);
  const product = useServer('GET /vaccine/product/detail.do', { vaccId: productId });
  const failed = [plan, product].find(({ data, error }) => error && !data);
  const code = product.data?.vaccineCode ?? '';
  const open = (): void => {
    choosePlan({ linkmanId, toReport: { code, doseNo } });
    void navigate.to('vaccinePlan');
  };
  const taken = plan.data?.taken ?? [];
  const isReported = taken.some(
    (dose) =>
      dose.code === code &&
      (dose.doseNo === null ? dose.day >= addDays(day, -RECENT_DAYS) : dose.doseNo === doseNo),
  );
  if (failed)
    return (
      <NoticeBar tone="warning" action={{ text: t('retry'), onPress: () => void failed.refresh() }}>
        {t('failed', { reason: failed.error?.msg ?? '' })}
      </NoticeBar>
    );
  return (
    <View>
      <Optional>
        {plan.data && isEntryCode(code) && !isReported ? (
          <NoticeBar tone="info" action={{ text: t('note'), onPress: open }}>
            {t('text', { name })}
          </NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}
