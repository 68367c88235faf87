import { View } from '@tarojs/components';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { groupOf, hasRoom, withDose } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { changeForm } from '@/features/booking/submission/store';
import { useServer } from '@/http/hooks/use-server';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { useRegion } from '@/shared/location/use-region';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { ALSO_DUE_MESSAGES } from '../also-due-messages';
import { alsoDue, asksAlsoDue } from '../also-due-rules';
import styles from './due-visit.module.scss';

const ENCRYPTED = { crypto: 'response' } as const;

export interface AlsoDueProps {
  readonly form: SubmitInfo;
  /** The form's person; undefined while unknown. */
  readonly person: Pick<LinkmanCard, 'name' | 'birthday'> | undefined;
}

/** What else is due for the form's person at this clinic: a tap adds it to the visit. */
export function AlsoDue({ form, person }: AlsoDueProps) {
  const t = useText(ALSO_DUE_MESSAGES);
  const { regionCode } = useRegion();
  const { linkmanId, depaCode } = form;
  const others = groupOf(form)
    .filter((one) => one.linkmanId === linkmanId)
    .map(({ productId }) => productId);
  const isAsked = person !== undefined && asksAlsoDue(form, person.birthday, serverToday());
  const { data } = useServer(
    isAsked ? 'GET /subscribe/subscribe/dueVisit.do' : null,
    { linkmanId: linkmanId ?? '', depaCode, regionCode, chosen: others.join(',') },
    ENCRYPTED,
  );
  const doses = isAsked && hasRoom(form) ? alsoDue(form, data?.clinics[0]) : [];
  return (
    <Optional>
      {person && doses.length > 0 ? (
        <Card tone="soft">
          <View {...semantics({ role: 'heading', level: 3 })}>
            {t('alsoTitle', { name: person.name })}
          </View>
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
