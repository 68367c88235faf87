import { useLanguage } from '@/i18n/language';
import { defineMessages, useText } from '@/i18n/messages';
import { isPending } from '@/routes/derive';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { ROUTE_NAMES, routeOf } from '@/routes/table';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { PENDING_MESSAGES } from './pending-messages';

const MESSAGES = defineMessages(
  {
    title: '{name}还在建设中',
    unknown: '这个页面还在建设中',
    home: '返回首页',
  },
  {
    title: '{name} is on its way',
    unknown: 'This page is on its way',
    home: 'Back to home',
  },
);

/** Placeholder for pages that are not built yet; says what each will contain. */
export default function Pending() {
  const text = useText(MESSAGES);
  const inEnglish = useLanguage() === 'en';
  const { route } = useRouteQuery();
  const name = ROUTE_NAMES.find((known) => known === route);
  const pick = ([zh, en]: readonly [string, string]) => (inEnglish ? en : zh);
  const title = name ? pick(routeOf(name).title) : '';
  return (
    <Page title={title}>
      <Result
        kind="notice"
        title={name ? text('title', { name: title }) : text('unknown')}
        text={name && isPending(name) ? pick(PENDING_MESSAGES[name]) : undefined}
        action={{ text: text('home'), onPress: () => void navigate.relaunch('home') }}
      />
    </Page>
  );
}
