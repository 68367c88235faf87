import { View } from '@tarojs/components';
import { addMonths } from '@contract/time/day-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { PAID_MESSAGES } from './paid-messages';

/** The age until which the programme, and the page by age, is of a child: 6 years (国家免疫规划疫苗儿童免疫程序, 2021). */
const CHILD_MONTHS = 72;

export interface PaidLinkProps {
  /** Days, `YYYY-MM-DD`. */
  readonly birthday: string;
  readonly today: string;
}

/** The way to the vaccines outside the programme, by age, for children: the plan itself names few of them. */
export function PaidLink({ birthday, today }: PaidLinkProps) {
  const t = useText(PAID_MESSAGES);
  return (
    <View className="ui-print-none">
      {today < addMonths(birthday, CHILD_MONTHS) ? (
        <CellGroup>
          <Cell
            title={t('title')}
            note={t('note')}
            icon="baby"
            onPress={() => void navigate.to('children')}
          />
        </CellGroup>
      ) : null}
    </View>
  );
}
