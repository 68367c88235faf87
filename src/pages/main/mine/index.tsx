import { useEffect } from 'react';
import { useSession } from '@/shared/session/session-store';
import { BY_THE_WAY, useIsUser } from '@/shared/session/use-is-user';
import { useUnread } from '@/features/service/unread/unread-store';
import { useLogOut } from '@/features/people/account/use-log-out';
import { useLoginUser } from '@/shared/session/use-login-user';
import { useUnreadCount } from '@/features/service/unread/use-unread';
import { OpenOfferCard } from '@/features/booking/waitlist/components/open-offer-card';
import { useOpenOffer } from '@/features/booking/waitlist/use-open-offer';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { navigate, preparePages } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Columns } from '@/ui/columns/columns';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Badge } from '@/ui/tag/badge';
import { Tag } from '@/ui/tag/tag';
import { MINE_MESSAGES } from './messages';
import { Orders } from './orders';
import { Profile } from './profile';
import { Settings } from './settings';

/** The user's page: profile, appointments, family, settings (specification §2). Visitors see it too. */
export default function Mine() {
  const title = usePageTitle('mine');
  const isLogin = useSession((state) => state.isLogin);
  const countUnread = useUnreadCount();
  const user = useLoginUser();
  const isUser = useIsUser();
  const summary = useServer(isUser ? 'GET /order/subscribe/summary.do' : null, {}, BY_THE_WAY);
  const offered = useOpenOffer();
  const [askToLeave, question] = useLogOut();

  const isAnswered = summary.data !== undefined;
  useEffect(() => {
    // Where most go next from here.
    if (isAnswered) preparePages('orderList');
  }, [isAnswered]);
  usePullToRefresh([user.refresh, summary.refresh, offered.call.refresh, countUnread]);
  return (
    <Page title={title} back={false} layout="wide">
      <Profile />
      <Columns
        side={
          <>
            <Settings />
            <About />
            <Optional>{isLogin ? <Account onLogOut={() => void askToLeave()} /> : null}</Optional>
          </>
        }
      >
        <Optional>{offered.offer ? <OpenOfferCard offer={offered.offer} /> : null}</Optional>
        <Orders summary={summary} />
        <Services user={user.data} />
      </Columns>
      {question}
    </Page>
  );
}

/** What belongs to the user. */
function Services({ user }: { readonly user: ReturnType<typeof useLoginUser>['data'] }) {
  const t = useText(MINE_MESSAGES);
  const unread = useUnread((state) => state.notReadNoticeNum);
  return (
    <CellGroup title={t('services')}>
      <Cell
        icon="users"
        title={t('family')}
        note={
          user?.pop ? (
            <Tag tone="warning" icon="triangle-alert">
              {t('pop')}
            </Tag>
          ) : (
            t(user?.linkmanNum ? 'familyNote' : 'familyNone')
          )
        }
        value={user ? t('familyCount', { count: user.linkmanNum }) : null}
        onPress={() => void navigate.to('memberList')}
      />
      <Cell
        icon="bell"
        title={t('messages')}
        label={unread > 0 ? `${t('messages')} ${t('unread', { count: unread })}` : undefined}
        value={unread > 0 ? <Badge count={unread} /> : null}
        onPress={() => void navigate.to('myMessage')}
      />
      <Cell icon="headset" title={t('service')} onPress={() => void navigate.to('help')} />
      <Cell icon="clock" title={t('waiting')} onPress={() => void navigate.to('waitingOffer')} />
      <Cell icon="crown" title={t('member')} onPress={() => void navigate.to('memberIndex')} />
      <Cell icon="leaf" title={t('beans')} onPress={() => void navigate.to('healthBeanTask')} />
      <Cell
        icon="clipboard-list"
        title={t('questionnaires')}
        onPress={() => void navigate.to('questionnaire')}
      />
      <Cell icon="file-text" title={t('posts')} onPress={() => void navigate.to('userHome')} />
      <Cell icon="inbox" title={t('collections')} onPress={() => void navigate.to('collections')} />
    </CellGroup>
  );
}

/** The account's settings. */
function Account({ onLogOut }: { readonly onLogOut: () => void }) {
  const t = useText(MINE_MESSAGES);
  return (
    <CellGroup>
      <Cell icon="settings" title={t('manage')} onPress={() => void navigate.to('accountManage')} />
      <Cell
        icon="shield-check"
        title={t('personal')}
        onPress={() => void navigate.to('personalManage')}
      />
      <Cell icon="bell" title={t('notices')} onPress={() => void navigate.to('noticeList')} />
      <Cell icon="log-out" title={t('logOut')} onPress={onLogOut} />
    </CellGroup>
  );
}

/** The documents, and the app's version. */
function About() {
  const t = useText(MINE_MESSAGES);
  return (
    <CellGroup title={t('about')}>
      <Cell
        icon="shield-check"
        title={t('privacy')}
        onPress={() => void navigate.to('privacyPolicy')}
      />
      <Cell
        icon="file-text"
        title={t('agreement')}
        onPress={() => void navigate.to('userAgreement')}
      />
      <Cell
        icon="baby"
        title={t('childrenPrivacy')}
        onPress={() => void navigate.to('childrenPrivacy')}
      />
      <Cell
        icon="info"
        title={t('aboutUs', { product: productName() })}
        value={t('version', { version: APP_VERSION })}
        onPress={() => void navigate.to('about')}
      />
    </CellGroup>
  );
}
