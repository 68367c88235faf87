import { View } from '@tarojs/components';
import { moneyText } from '@contract/money/money-text-rules';
import { hasRoom, withDose } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { changeForm } from '@/features/booking/submission/store';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRegion } from '@/shared/location/use-region';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { ALSO_DUE_MESSAGES } from '../also-due-messages';
import { alsoDue } from '../also-due-rules';
import styles from './due-visit.module.scss';

const ENCRYPTED = { crypto: 'response' } as const;

export interface AlsoDueProps {
  readonly form: SubmitInfo;
  /** Name of the form's person; empty while unknown. */
  readonly name: string;
}

/** What else is due for the form's person at this clinic: a tap adds it to the visit. */
export function AlsoDue({ form, name }: AlsoDueProps) {
  const t = useText(ALSO_DUE_MESSAGES);
  const { regionCode } = useRegion();
  const { linkmanId, depaCode } = form;
  // A place from the waiting list or a queue is for one dose.
  const isBound = (form.hold?.kind === 'held' && form.hold.isOffer) || !!form.prefill?.groupMembers;
  const { data } = useServer(
    linkmanId === null || isBound || !name ? null : 'GET /subscribe/subscribe/dueVisit.do',
    { linkmanId: linkmanId ?? '', depaCode, regionCode },
    ENCRYPTED,
  );
  const doses = hasRoom(form) ? alsoDue(form, data?.clinics[0]) : [];
  return (
    <Optional>
      {doses.length > 0 && !isBound ? (
        <Card tone="soft">
          <View {...semantics({ role: 'heading', level: 3 })}>{t('alsoTitle', { name })}</View>
          {doses.map((dose) => (
            <View key={dose.productId} className={styles.row}>
              <View className={styles.dose}>
                {t('dose', { product: dose.productName, dose: dose.doseLabel })}
                <View className={styles.price}>
                  {dose.totalCents > 0 ? moneyText(dose.totalCents) : t('free')}
                </View>
              </View>
              <Button
                kind="secondary"
                size="sm"
                icon="plus"
                label={t('addSpoken', { product: dose.productName })}
                onPress={() => changeForm((info) => withDose(info, dose))}
              >
                {t('add')}
              </Button>
            </View>
          ))}
        </Card>
      ) : null}
    </Optional>
  );
}
