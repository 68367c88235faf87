import { useEffect, useState } from 'react';
import { session } from '@/features/account/session-store';
import { useLoginGate } from '@/features/account/use-login-gate';
import { enterActivitySite } from '@/features/questionnaire/activity-site';
import { QuestionnairePage } from '@/features/questionnaire/components/questionnaire-page';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';

/** The survey of an activity: on the product's web sites it is filled in on the activity site, with the same sign-in. */
export default function ActivitySurvey() {
  const query = useRouteQuery();
  const title = usePageTitle('activitySurvey');
  const isLogin = useLoginGate('activitySurvey', query);
  const [isHere, setHere] = useState(false);
  const { code = '' } = query;
  useEffect(() => {
    if (!isLogin) return;
    if (code === '') void navigate.replace('questionnaire');
    else setHere(!enterActivitySite(code, session().token));
  }, [isLogin, code]);
  if (!isHere) return <Page title={title} loading />;
  return <QuestionnairePage title={title} subject={{ code, orderId: '' }} isReady={isLogin} />;
}
