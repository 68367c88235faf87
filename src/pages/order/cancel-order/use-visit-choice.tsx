import { useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { isClosedPart, partsOf, partsThatMay } from '@contract/order/visit-rules';
import type { VisitPart } from '@contract/order/visit-rules';
import { useVisitText } from '@/features/booking/order/visit/use-visit-text';
import { CANCEL_VISIT_MESSAGES } from './cancel-visit-messages';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Checkbox } from '@/ui/choice/checkbox';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Section } from '@/ui/section/section';

/** Which doses of a visit are cancelled. */
export interface VisitChoice {
  /** The parts that can be cancelled now; one where there is nothing to choose. */
  readonly parts: readonly VisitPart[];
  readonly chosen: readonly VisitPart[];
  /** The visit's other doses that take place. */
  readonly staying: readonly VisitPart[];
  /** The boxes; null where there is nothing to choose. */
  readonly choice: ReactElement | null;
}

/** The choice of a visit's doses, all of them at first. */
export function useVisitChoice(order: OrderDetail): VisitChoice {
  const t = useText(CANCEL_VISIT_MESSAGES);
  const text = useVisitText();
  const [left, setLeft] = useState<readonly string[]>([]);
  const all = partsOf(order);
  const parts = partsThatMay('cancel', all);
  const chosen = parts.filter(({ orderId }) => !left.includes(orderId));
  const staying = all.filter((part) => !isClosedPart(part) && !chosen.includes(part));
  const toggle = (orderId: string, isChosen: boolean): void =>
    setLeft((ids) => (isChosen ? ids.filter((id) => id !== orderId) : [...ids, orderId]));
  const choice = parts.length > 1 && (
    <Section title={t('chooseCancel')} note={t('chooseHint')}>
      <Card>
        {parts.map((part) => (
          <Checkbox
            key={part.orderId}
            checked={!left.includes(part.orderId)}
            label={`${part.linkmanName} · ${text.dose(part)}`}
            onChange={(isChosen) => toggle(part.orderId, isChosen)}
          />
        ))}
      </Card>
      {chosen.length === 0 ? <NoticeBar tone="warning">{t('chooseNone')}</NoticeBar> : null}
    </Section>
  );
  return { parts, chosen, staying, choice: choice || null };
}
