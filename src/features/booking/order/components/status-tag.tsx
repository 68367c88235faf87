import type { OrderStatus } from '@contract/order/status-rules';
import { useText } from '@/i18n/messages';
import { Tag } from '@/ui/tag/tag';
import { STATUS_MESSAGES } from '../status-messages';
import { STATUS_TABLE } from '../status-table';

/** A status as a tag: text, icon and tone. */
export function StatusTag({ status }: { readonly status: OrderStatus }) {
  const t = useText(STATUS_MESSAGES);
  const { label, tone, icon } = STATUS_TABLE[status];
  return (
    <Tag tone={tone} icon={icon}>
      {t(label)}
    </Tag>
  );
}
