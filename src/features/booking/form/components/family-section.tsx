import { View } from '@tarojs/components';
import { useState } from 'react';
import { VISIT_LIMITS } from '@contract/subscribe/one-visit-rules';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { serverToday } from '@/http/server-clock';
import { useAgeText } from '@/i18n/age-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { fillMember } from '@/features/booking/submission/entry';
import { FAMILY_MESSAGES } from '../family-messages';
import {
  groupOf,
  hasRoomForPerson,
  withParticipant,
} from '@/features/booking/submission/family-rules';
import { changeForm } from '@/features/booking/submission/store';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { ParticipantCard } from './participant-card';
import styles from './family-section.module.scss';

const NEW = 'new';

export interface FamilySectionProps {
  readonly form: SubmitInfo;
  readonly people: readonly LinkmanCard[];
  readonly vaccines: readonly DepartmentVaccine[];
  readonly isAsked: boolean;
}

/** The further doses of the visit, and the choice of another person. */
export function FamilySection({ form, people, vaccines, isAsked }: FamilySectionProps) {
  const t = useText(FAMILY_MESSAGES);
  const ageText = useAgeText();
  const [isChoosing, setChoosing] = useState(false);
  const group = groupOf(form);
  // A visit is of one family: a shared member is booked alone.
  const isShared = people.some((one) => one.linkmanId === form.linkmanId && one.sharedBy);
  const others = people.filter(
    (one) =>
      !isShared && !one.sharedBy && group.every(({ linkmanId }) => linkmanId !== one.linkmanId),
  );
  const addNew = (): void => {
    changeForm((info) => ({ ...info, isJoining: true }));
    void fillMember(form, 'to');
  };
  const select = (key: string): void =>
    key === NEW ? addNew() : changeForm((info) => withParticipant(info, key));
  const agreed = { productId: form.productId, version: form.guidelineVersion };
  return (
    <View className={styles.family}>
      {form.participants.map((participant) => {
        const person = people.find((one) => one.linkmanId === participant.linkmanId);
        return person ? (
          <ParticipantCard
            key={`${participant.linkmanId} ${participant.productId}`}
            form={form}
            participant={participant}
            person={person}
            vaccines={vaccines}
            agreed={agreed}
            isAsked={isAsked}
          />
        ) : null;
      })}
      <Optional>
        {form.linkmanId && hasRoomForPerson(form) ? (
          <View>
            <Button kind="text" block icon="users" onPress={() => setChoosing(true)}>
              {t('add')}
            </Button>
            <View className={styles.hint}>{t('addHint', { most: VISIT_LIMITS.mostPeople })}</View>
          </View>
        ) : null}
      </Optional>
      <Optional>
        {isChoosing ? (
          <ActionSheet
            open
            title={t('choose')}
            actions={[
              ...others.map((one) => ({
                key: one.linkmanId,
                label: one.name,
                note: ageText(one.birthday, serverToday()),
                icon: 'user' as const,
              })),
              { key: NEW, label: t('newPerson'), icon: 'user-plus' as const },
            ]}
            onSelect={select}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Optional>
    </View>
  );
}
