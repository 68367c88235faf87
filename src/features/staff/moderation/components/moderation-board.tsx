import { View } from '@tarojs/components';
import { useState } from 'react';
import { usePolling } from '@/features/staff/session/use-polling';
import { useText } from '@/i18n/messages';
import { Tabs } from '@/ui/tabs/tabs';
import { MODERATION_MESSAGES } from '../messages';
import { QUEUE_POLL, useModerationData } from '../use-moderation-data';
import { AppealsView } from './appeals-view';
import { AuthorsView } from './authors-view';
import { CirclesView } from './circles-view';
import { LogView } from './log-view';
import { QuestionnairesView } from './questionnaires-view';
import { QueueView } from './queue-view';

const VIEWS = {
  queue: QueueView,
  appeals: AppealsView,
  authors: AuthorsView,
  circles: CirclesView,
  questionnaires: QuestionnairesView,
  log: LogView,
} as const;
type ViewName = keyof typeof VIEWS;
const NAMES = Object.keys(VIEWS) as ViewName[];

/** The moderator's page: queue, appeals, people, circles, questionnaires and the log. */
export function ModerationBoard() {
  const t = useText(MODERATION_MESSAGES);
  const [view, setView] = useState<ViewName>('queue');
  const { data, refresh } = useModerationData('GET /ugc-api/moderation/me.do', {});
  usePolling(refresh, QUEUE_POLL);
  const counts: Partial<Record<ViewName, number | undefined>> = {
    queue: data?.open,
    appeals: data?.appeals,
  };
  const Shown = VIEWS[view];
  return (
    <View>
      <Tabs
        label={t('views')}
        items={NAMES.map((key) => ({ key, label: t(key), badge: counts[key] }))}
        active={view}
        onSelect={setView}
      />
      <Shown />
    </View>
  );
}
