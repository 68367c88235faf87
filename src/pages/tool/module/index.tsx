import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Page } from '@/ui/page/page';
import { TabBar } from '@/ui/tab-bar/tab-bar';
import { GALLERY } from './messages';
import { ButtonSection } from './sections/button-section';
import { CalendarSection } from './sections/calendar-section';
import { CellSection } from './sections/cell-section';
import { ChoiceSection } from './sections/choice-section';
import { ContentSection } from './sections/content-section';
import { FieldSection } from './sections/field-section';
import { LayerSection } from './sections/layer-section';
import { AppearanceSection } from './sections/appearance-section';
import { NavigationSection } from './sections/navigation-section';
import { NoticeSection } from './sections/notice-section';
import { StateSection } from './sections/state-section';

/** Gallery of every component in every state, with theme switches (specification §2, /module). */
export default function ModulePage() {
  const t = useText(GALLERY);
  const [tab, setTab] = useState(0);
  const tabBar = (
    <TabBar
      active={tab}
      onSelect={setTab}
      items={[
        { name: 'home', label: t('home'), icon: 'house' },
        { name: 'clinics', label: t('clinics'), icon: 'map-pin' },
        { name: 'mine', label: t('mine'), icon: 'circle-user', badge: 3 },
      ]}
    />
  );
  return (
    <Page title={t('title')} tabBar={tabBar}>
      <AppearanceSection />
      <ButtonSection />
      <CalendarSection />
      <FieldSection />
      <ChoiceSection />
      <CellSection />
      <NavigationSection />
      <NoticeSection />
      <ContentSection />
      <LayerSection />
      <StateSection />
    </Page>
  );
}
