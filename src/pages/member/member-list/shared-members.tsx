import { View } from '@tarojs/components';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { serverToday } from '@/http/server-clock';
import { useAgeText } from '@/i18n/age-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Avatar } from '@/ui/picture/avatar';
import { Tag } from '@/ui/tag/tag';
import styles from './index.module.scss';

/** Members of other families who are shared with the account, and accepting an invitation to one. */
export function SharedMembers({ members }: { readonly members: readonly LinkmanCard[] }) {
  const t = useText(CAREGIVER_MESSAGES);
  return (
    <View>
      {members.map((member) => (
        <SharedMember key={member.linkmanId} member={member} />
      ))}
      <Button kind="text" block onPress={() => void navigate.to('acceptInvitation')}>
        {t('accept')}
      </Button>
    </View>
  );
}

function SharedMember({ member }: { readonly member: LinkmanCard }) {
  const t = useText(CAREGIVER_MESSAGES);
  const ageText = useAgeText();
  const { linkmanId, name, birthday, sharedBy } = member;
  if (!sharedBy) return null;
  const { role, owner } = sharedBy;
  const isGuardian = role === 'guardian';
  return (
    <Card>
      <View className={styles.shared}>
        <Avatar name={name} />
        <View className={styles.main}>
          <View className={styles.name}>
            {name} <Tag tone="brand">{t(role)}</Tag>
          </View>
          <View className={styles.note}>
            {ageText(birthday, serverToday())} · {t('sharedBy', { owner })}
          </View>
        </View>
      </View>
      <View className={styles.tools}>
        <Button
          kind="text"
          size="sm"
          icon="calendar-days"
          onPress={() =>
            void (isGuardian
              ? navigate.to('vaccinePlan', { linkmanId })
              : navigate.to('orderList', {}))
          }
        >
          {t(isGuardian ? 'toPlan' : 'toOrders')}
        </Button>
        <Button
          kind="text"
          size="sm"
          icon="users"
          onPress={() => void navigate.to('caregivers', { linkmanId })}
        >
          {t('sharing')}
        </Button>
      </View>
    </Card>
  );
}
