import { View } from '@tarojs/components';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { useAgeText } from '@/i18n/age-text';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Avatar } from '@/ui/picture/avatar';
import { Tag } from '@/ui/tag/tag';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './member-card.module.scss';

const IS_DEFAULT = 1;

export interface MemberCardProps {
  readonly member: LinkmanCard;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly onEdit: (linkmanId: string) => void;
  readonly onMore: (linkmanId: string) => void;
}

/** A family member in the list: name, age, document, and what is missing. */
export function MemberCard({ member, today, onEdit, onMore }: MemberCardProps) {
  const t = useText(LINKMAN_MESSAGES);
  const ageText = useAgeText();
  const dates = useDateText();
  const { linkmanId, name, relationType, sex, birthday, documentKind, documentMasked } = member;
  return (
    <Card className={styles.card}>
      <View className={styles.head}>
        <Avatar name={name} />
        <View className={styles.main}>
          <View className={styles.line}>
            <View className={styles.name}>{name}</View>
            <View className={styles.tags}>
              <Tag tone="brand">{t(`relation${relationType}`)}</Tag>
              <View className={styles.second}>
                {member.isDefault === IS_DEFAULT ? (
                  <Tag tone="success">{t('isDefault')}</Tag>
                ) : null}
              </View>
            </View>
          </View>
          <View className={styles.facts}>
            {t(`sex${sex}`)} · {dates.birthday(birthday)} · {ageText(birthday, today)}
          </View>
          <View className={styles.document}>
            {t(`document${documentKind}`)} {documentMasked}
          </View>
        </View>
      </View>
      <View className={styles.missing}>
        {member.guardianMissing ? (
          <NoticeBar
            tone="warning"
            title={t('guardianMissing')}
            action={{ text: t('guardianAdd'), onPress: () => onEdit(linkmanId) }}
          >
            {t('guardianMissingText')}
          </NoticeBar>
        ) : null}
      </View>
      <View className={styles.tools}>
        <Button
          kind="text"
          size="sm"
          icon="pencil"
          label={t('editSpoken', { name })}
          onPress={() => onEdit(linkmanId)}
        >
          {t('edit')}
        </Button>
        <Button
          kind="text"
          size="sm"
          icon="ellipsis"
          label={t('moreSpoken', { name })}
          onPress={() => onMore(linkmanId)}
        >
          {t('more')}
        </Button>
      </View>
    </Card>
  );
}
