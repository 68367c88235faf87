import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OwnDecision } from '@contract/community/report-endpoints';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { useSteps } from '@/features/community/feed/use-steps';
import { AppealPopup } from '@/pages/community/report/components/appeal-popup';
import { DecisionCard } from '@/pages/community/report/components/decision-card';
import { DECISION_MESSAGES } from '@/pages/community/report/decision-messages';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { useOwnTitle } from '@/routes/own-title';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';

/** Decisions shown at a time: as many as a mini-program's page accepts in one change. */
const STEP = 10;
const idOf = ({ decisionId }: OwnDecision): string => decisionId;

/** What staff decided about the reader and what they wrote, with an appeal against each. */
export function OwnDecisions() {
  const t = useText(DECISION_MESSAGES);
  const title = t('title');
  useOwnTitle(title);
  const failureOf = useCommunityFailure();
  const decisions = useCursorPages('GET /ugc-api/decision/list.do', {}, idOf);
  const { shown, footer, more } = useSteps(decisions, STEP);
  const [appealed, setAppealed] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { isIn, state, error } = decisions;
  if (!isIn)
    return (
      <Page
        title={title}
        loading={state === 'loading' ? 'list' : false}
        error={
          error && state === 'failed'
            ? failureOf(error, t('listFailed'), decisions.more)
            : undefined
        }
      />
    );
  const appeal = (decisionId: string): void => {
    setAppealed(decisionId);
    setOpen(true);
  };
  const markAppealed = (): void => {
    setOpen(false);
    decisions.change((items) =>
      items.map((each) => (each.decisionId === appealed ? { ...each, appeal: 'open' } : each)),
    );
  };
  return (
    <Page title={title}>
      {shown.length === 0 ? (
        <Empty icon="history" title={t('none')} text={t('noneText')} />
      ) : (
        <View>
          {shown.map((decision) => (
            <DecisionCard key={decision.decisionId} decision={decision} onAppeal={appeal} />
          ))}
          <ListFooter state={footer} onMore={more} />
        </View>
      )}
      <Optional>
        {appealed ? (
          <AppealPopup
            key={appealed}
            decisionId={appealed}
            open={isOpen}
            onClose={() => setOpen(false)}
            onSent={markAppealed}
          />
        ) : null}
      </Optional>
    </Page>
  );
}
