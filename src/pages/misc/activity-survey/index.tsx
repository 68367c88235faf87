import { useEffect, useState } from 'react';
import type { QuestionnaireCard } from '@contract/questionnaire/endpoints';
import { session } from '@/shared/session/session-store';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { enterActivitySite } from '@/features/aftercare/questionnaire/activity-site';
import { QuestionnairePage } from '@/features/aftercare/questionnaire/components/questionnaire-page';
import { useServer } from '@/http/hooks/use-server';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';

/** The survey that an address without a code means: the only one that runs; empty where there is none or a choice. */
function onlySurvey(list: readonly QuestionnaireCard[]): string {
  const running = list.filter(
    ({ surface, state }) => surface === 'activity' && state !== 'answered',
  );
  return (running.length === 1 && running[0]?.code) || '';
}

/** The survey of an activity: on the product's web sites it is filled in on the activity site, with the same sign-in. */
export default function ActivitySurvey() {
  const query = useRouteQuery();
  const title = usePageTitle('activitySurvey');
  const isLogin = useLoginGate('activitySurvey', query);
  const [isHere, setHere] = useState(false);
  const { code: asked = '' } = query;
  const { data, error } = useServer(
    isLogin && asked === '' ? 'GET /questionnaire/list.do' : null,
    {},
  );
  const code = asked || (data ? onlySurvey(data.list) : '');
  const hasNone = asked === '' && code === '' && (data !== undefined || error !== undefined);
  useEffect(() => {
    if (!isLogin) return;
    if (hasNone) void navigate.replace('questionnaire');
    else if (code !== '') setHere(!enterActivitySite(code, session().token));
  }, [isLogin, code, hasNone]);
  if (!isHere) return <Page title={title} loading />;
  return <QuestionnairePage title={title} subject={{ code, orderId: '' }} isReady={isLogin} />;
}
