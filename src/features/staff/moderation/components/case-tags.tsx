import { View } from '@tarojs/components';
import type { ModerationCase } from '@contract/community/moderation-endpoints';
import { useText } from '@/i18n/messages';
import { Tag } from '@/ui/tag/tag';
import { MODERATION_MESSAGES } from '../messages';
import { useReasonText } from '../use-reason-text';
import styles from './moderation.module.scss';

/** What a case is, whether others see it, and why it is before staff. */
export function CaseTags({ item }: { readonly item: ModerationCase }) {
  const t = useText(MODERATION_MESSAGES);
  const reasonText = useReasonText();
  return (
    <View className={styles.tags}>
      <Tag>{t(item.targetType)}</Tag>
      {item.hidden ? <Tag tone="warning">{t('hidden')}</Tag> : null}
      {item.weight > 0 ? (
        <Tag tone="danger">{t('weight', { weight: Math.round(item.weight * 10) / 10 })}</Tag>
      ) : null}
      {item.aiMade ? <Tag>{t('aiMade')}</Tag> : null}
      {item.reasons.map((reason) => (
        <Tag key={reason} tone="info">
          {reasonText(reason)}
        </Tag>
      ))}
    </View>
  );
}
