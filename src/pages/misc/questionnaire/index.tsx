import { useLoginGate } from '@/shared/session/use-login-gate';
import { QuestionnaireList } from '@/features/aftercare/questionnaire/components/questionnaire-list';
import { QuestionnairePage } from '@/features/aftercare/questionnaire/components/questionnaire-page';
import { useServer } from '@/http/hooks/use-server';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';

/** Questionnaires: the list, or with `code` one of them. */
export default function Questionnaire() {
  const query = useRouteQuery();
  const title = usePageTitle('questionnaire');
  const isLogin = useLoginGate('questionnaire', query);
  const { code = '', orderId = '' } = query;
  const list = useServer(isLogin && code === '' ? 'GET /questionnaire/list.do' : null, {});
  if (code !== '')
    return <QuestionnairePage title={title} subject={{ code, orderId }} isReady={isLogin} />;
  return (
    <QuestionnaireList
      title={title}
      list={list}
      onOpen={({ code: opened, surface, visit }) =>
        void navigate.to(surface === 'activity' ? 'activitySurvey' : 'questionnaire', {
          code: opened,
          ...(visit ? { orderId: visit.orderId } : {}),
        })
      }
    />
  );
}
