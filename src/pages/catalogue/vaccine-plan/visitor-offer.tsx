import { View } from '@tarojs/components';
import { useState } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { openMemberForm } from '@/features/people/family-member/open-member-form';
import { HISTORY_MESSAGES } from '@/features/doses/plan/history-messages';
import { PLAN_MESSAGES } from '@/features/doses/plan/messages';
import { useVisitorFacts } from '@/features/doses/plan/use-visitor-facts';
import {
  agreeToVisitorPlan,
  declineVisitorPlan,
  isPlanOf,
  noteVisitorDoses,
  useVisitorPlan,
} from '@/features/doses/plan/visitor-plan';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

type Person = Pick<LinkmanCard, 'linkmanId' | 'name' | 'birthday' | 'sex'>;

/**
 * The family member that what was entered before the sign-in is of: somebody of the same birthday and sex, or null for a
 * new one; undefined where there is nothing to offer.
 */
export function useVisitorOffer(family: readonly Person[] | undefined): Person | null | undefined {
  const plan = useVisitorPlan();
  if (!family || plan.birthday === '' || plan.isDeclined) return undefined;
  const same = family.find((person) => isPlanOf(plan, person));
  if (!same) return null;
  return plan.assumedUpTo === '' ? undefined : same;
}

/** Opens the form of whom the visitor's plan was for. */
export const addPerson = async (): Promise<void> => {
  await agreeToVisitorPlan();
  await openMemberForm('vaccinePlan', {});
};

const decline = (text: string): void => {
  declineVisitorPlan();
  showToast(text);
};

/** Offers what was entered before the sign-in as a family member, or as doses of the one it is of. */
export function VisitorOffer({ same }: { readonly same: Person | null }) {
  const t = useText(HISTORY_MESSAGES);
  const plan = useText(PLAN_MESSAGES);
  const { facts, given } = useVisitorFacts(useVisitorPlan());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const noteFor = async (person: Person): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await agreeToVisitorPlan();
      await noteVisitorDoses(person);
      showToast(plan('saved'), 'success');
    } catch (reason) {
      setFailure(isApiError(reason) ? reason.msg : plan('failed'));
      setBusy(false);
    }
  };
  return (
    <Card tone="accent">
      <View className={styles.offer} {...semantics({ role: 'heading', level: 2 })}>
        {same ? t('offerSameTitle', { name: same.name }) : t('offerTitle')}
      </View>
      <View>
        {same ? t('offerSameText', { name: same.name, given }) : t('offerText', { facts })}
      </View>
      <Refusal title={plan('failed')} reason={failure} />
      <View className={styles.offerActs}>
        <Button
          block
          icon={same ? 'clipboard-list' : 'plus'}
          loading={busy}
          onPress={() => void (same ? noteFor(same) : addPerson())}
        >
          {same ? t('offerSame', { name: same.name }) : t('offerAdd')}
        </Button>
        <Optional>
          {same ? (
            <Button block kind="text" onPress={() => void addPerson()}>
              {t('offerAnother')}
            </Button>
          ) : null}
        </Optional>
        <Button block kind="text" onPress={() => decline(t('offerDeclined'))}>
          {t('offerDecline')}
        </Button>
      </View>
    </Card>
  );
}
