import { useState } from 'react';
import { returnPath } from '@/shared/session/return-path-rules';
import { useSession } from '@/shared/session/session-store';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { HealthLink } from '@/features/doses/health-profile/components/health-link';
import { identityOf } from '@/features/people/family-member/draft-rules';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { announceSavedMember } from '@/features/people/family-member/saved-member';
import type { MemberFormState } from '@/features/people/family-member/saved-member';
import { useMemberForm } from '@/features/people/family-member/use-member-form';
import type { FamilyMemberText } from '@/features/people/family-member/violation-text';
import { HISTORY_MESSAGES } from '@/features/doses/plan/history-messages';
import { noteVisitorDoses, useVisitorPlan } from '@/features/doses/plan/visitor-plan';
import { isMissing } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { useRouteQuery, useRouteState } from '@/routes/hooks';
import { navigate, urlOf } from '@/routes/navigate';
import type { Query } from '@/routes/query';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import type { ErrorBlockProps } from '@/ui/state/error-block';
import { showToast } from '@/ui/toast/toast';
import { FormBody } from './form-body';
import { FormNotice } from './form-notice';
import { FromPlan } from './from-plan';
import { useMemberStart } from './use-member-start';

/** Back to the page that opened the form, with the saved member selected; else to the member list. */
function leave(query: Query, onTop: boolean, linkmanId: string): void {
  const path = returnPath(query, { linkmanId });
  if (path && onTop) announceSavedMember(linkmanId, path);
  if (path && !onTop) void navigate.toPath(path, 'replace');
  else void navigate.back();
}

/** Error instead of the form; no retry for a deleted member. */
function loadFailure(t: FamilyMemberText, error: ApiError, reload: () => void): ErrorBlockProps {
  if (!isMissing(error)) return { title: t('loadFailed'), reason: error.msg, onRetry: reload };
  const action = { text: t('toFamily'), onPress: () => void navigate.replace('memberList') };
  return { icon: 'search', title: t('missing'), reason: t('missingText'), action };
}

/** Form of one family member (specification §2: query type=3, redirect, query; linkmanId of a known one). */
export default function MemberFormPage() {
  const t = useText(LINKMAN_MESSAGES);
  const history = useText(HISTORY_MESSAGES);
  const query = useRouteQuery();
  const { state } = useRouteState<MemberFormState>();
  const isLogin = useLoginGate('memberForm', query);
  const linkmanId = query.linkmanId || undefined;
  const today = serverToday();
  const { batchKey } = useVisitorPlan();
  const isFromPlan = !linkmanId && batchKey !== '';
  const [isSaving, setSaving] = useState(false);
  const start = useMemberStart(isLogin && !isSaving, linkmanId, today);
  const form = useMemberForm(isLogin ? linkmanId : undefined, today, start);
  const ownMobile = useSession(({ userInfo }) => userInfo?.mobile ?? '');
  const { draft, loadError } = form;
  const { isChild } = draft ? identityOf(draft, today) : { isChild: false };
  const isBooking = !linkmanId && !!returnPath(query, {})?.startsWith(urlOf('subscribe'));

  const notesDoses = (id: string): Promise<boolean> =>
    !isFromPlan || !draft
      ? Promise.resolve(true)
      : noteVisitorDoses({ linkmanId: id, ...identityOf(draft, today) }).then(
          () => true,
          () => false,
        );
  const save = async (isAnother = false): Promise<void> => {
    setSaving(true);
    const member = await form.save(isAnother);
    if (member === null) {
      setSaving(false);
      return;
    }
    if (!(await notesDoses(member.linkmanId))) showToast(history('dosesUnsaved'));
    else if (member.identity === 'unchecked') showToast(t('savedUnchecked'));
    else showToast(t('saved'), 'success');
    leave(query, state?.onTop === true, member.linkmanId);
  };
  return (
    <Page
      title={t(linkmanId ? 'titleEdit' : 'titleNew')}
      loading={isLogin && (draft || loadError) ? false : 'text'}
      error={loadError && loadFailure(t, loadError, form.reload)}
      footer={
        draft ? (
          <>
            <FormNotice form={form} query={query} onAnother={() => void save(true)} />
            <Button block loading={form.busy} onPress={() => void save()}>
              {t(isChild && draft.guardianIs === 'owner' ? 'saveAsGuardian' : 'save')}
            </Button>
          </>
        ) : null
      }
    >
      <Optional>{draft && isBooking ? <NoticeBar>{t('beforeBooking')}</NoticeBar> : null}</Optional>
      <Optional>{draft && !linkmanId ? <FromPlan {...{ form, draft, today }} /> : null}</Optional>
      {draft ? <FormBody {...{ form, draft, today, ownMobile }} /> : null}
      <Optional>{draft && linkmanId ? <HealthLink linkmanId={linkmanId} /> : null}</Optional>
    </Page>
  );
}
