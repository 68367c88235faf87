import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Avatar } from '@/ui/picture/avatar';
import { Picture } from '@/ui/picture/picture';
import { Price } from '@/ui/price/price';
import { Section } from '@/ui/section/section';
import { Timeline } from '@/ui/steps/timeline';
import { Tag } from '@/ui/tag/tag';
import { GALLERY } from '../messages';
import styles from '../gallery.module.scss';

export function ContentSection() {
  const t = useText(GALLERY);
  return (
    <Section title={t('content')} note={t('distance')} onMore={() => undefined}>
      <Card onPress={() => undefined}>
        <Picture alt={t('photo')} ratio="banner" placeholder="hospital" />
        <View className={styles.gap} />
        <View>{t('vaccine')}</View>
        <View>{t('clinicName')}</View>
        <View className={styles.row}>
          <Price cents={9800} size="lg" />
          <Price cents={12850} from />
          <Price cents={0} />
        </View>
      </Card>
      <Card tone="soft">
        <View className={styles.row}>
          <Avatar name={t('wang')} size="lg" />
          <Avatar name={t('li')} />
          <Avatar name={t('li')} size="sm" />
        </View>
      </Card>
      <Card tone="accent">{t('noticeInfo')}</Card>
      <View className={styles.row}>
        <Tag tone="brand" icon="circle-check">
          {t('inStock')}
        </Tag>
        <Tag tone="success">{t('free')}</Tag>
        <Tag tone="accent">{t('selfPaid')}</Tag>
        <Tag tone="warning">{t('few')}</Tag>
        <Tag tone="danger">{t('closed')}</Tag>
        <Tag tone="info">{t('booked')}</Tag>
        <Tag>{t('ended')}</Tag>
      </View>
      <Card>
        <Timeline
          label={t('timeline')}
          items={[
            { key: '1', title: t('stepBooked'), time: t('atNine'), state: 'done' },
            { key: '2', title: t('stepConfirmed'), time: t('atTen'), state: 'done' },
            { key: '3', title: t('stepArrive'), note: t('arriveNote'), state: 'current' },
            { key: '4', title: t('stepRefund'), state: 'failed' },
            { key: '5', title: t('stepDone'), state: 'todo' },
          ]}
        />
      </Card>
      <ListFooter state="more" onMore={() => undefined} />
      <ListFooter state="loading" />
      <ListFooter state="end" />
      <ListFooter state="failed" onMore={() => undefined} />
    </Section>
  );
}
