import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { SearchBar } from '@/ui/search/search-bar';
import { SearchLink } from '@/ui/search/search-link';
import { Section } from '@/ui/section/section';
import { Tabs } from '@/ui/tabs/tabs';
import { GALLERY } from '../messages';
import styles from '../gallery.module.scss';

export function NavigationSection() {
  const t = useText(GALLERY);
  const [tab, setTab] = useState('all');
  const [words, setWords] = useState('HPV');
  const items = [
    { key: 'all', label: t('tabAll') },
    { key: 'paid', label: t('tabPaid'), badge: 2 },
    { key: 'done', label: t('tabDone') },
    { key: 'cancelled', label: t('tabCancelled') },
  ];
  return (
    <Section title={t('navigation')} onMore={() => undefined}>
      <SearchBar
        value={words}
        onChange={setWords}
        onSearch={() => undefined}
        placeholder={t('searchHint')}
      />
      <View className={styles.gap} />
      <SearchLink placeholder={t('searchHint')} onPress={() => undefined} />
      <View className={styles.gap} />
      <Tabs label={t('navigation')} items={items} active={tab} onSelect={setTab} />
      <View className={styles.gap} />
      <Tabs label={t('navigation')} shape="pills" items={items} active={tab} onSelect={setTab} />
    </Section>
  );
}
