import { View } from '@tarojs/components';
import { useState } from 'react';
import { CODE } from '@contract/errors';
import type { QueueState, Release, Ticket } from '@contract/release/endpoints';
import { TICKET_PEOPLE } from '@contract/release/release-rules';
import { openMemberForm } from '@/features/people/family-member/open-member-form';
import { RefusalNotice } from '@/features/booking/submission/components/refusal-notice';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { readRefusal } from '@/features/booking/refusal/refusal-rules';
import { isApiError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { enterQueue } from '../api';
import { RELEASE_MESSAGES } from '../messages';
import { useEntrants } from '../use-entrants';
import { PersonRow } from './person-row';

type Violation = Pick<ApiError, 'code' | 'msg' | 'data'>;

export interface EntryFormProps {
  readonly release: Release;
  /** People of a ticket that was left or has lapsed. */
  readonly before?: Ticket['people'] | undefined;
  readonly onEntered: (state: QueueState) => void;
}

/** Choice of the people, and the button to enter the queue. */
export function EntryForm({ release, before, onEntered }: EntryFormProps) {
  const t = useText(RELEASE_MESSAGES);
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const entry = useEntrants(release, people.data, before);
  const { chosen, toggle, onDose, entrants } = entry;
  const [busy, setBusy] = useState(false);
  const [violation, setViolation] = useState<Violation | null>(null);
  if (!people.data)
    return people.error ? (
      <ErrorBlock
        title={t('peopleFailed')}
        reason={people.error.msg}
        onRetry={() => void people.refresh()}
      />
    ) : (
      <Skeleton shape="text" count={2} />
    );
  const ready = entrants.length > 0 && entrants.length === chosen.length;
  const enter = async (): Promise<void> => {
    setBusy(true);
    setViolation(null);
    try {
      onEntered(await enterQueue({ releaseId: release.releaseId, people: entrants }));
    } catch (error) {
      setViolation(isApiError(error) ? error : { code: '', msg: t('failed'), data: null });
    } finally {
      setBusy(false);
    }
  };
  return (
    <View>
      <Section title={t('who')} note={t('whoHint', { most: TICKET_PEOPLE })}>
        <Card>
          {people.data.map((person) => (
            <PersonRow
              key={person.linkmanId}
              release={release}
              person={person}
              isChosen={chosen.includes(person.linkmanId)}
              disabled={!chosen.includes(person.linkmanId) && chosen.length >= TICKET_PEOPLE}
              answered={entry.answered(person.linkmanId)}
              onAnswer={(doseNo) => entry.onAnswer(person.linkmanId, doseNo)}
              onDose={onDose}
              onChoose={(on) => toggle(person.linkmanId, on)}
            />
          ))}
          <Button
            kind="text"
            block
            icon="user-plus"
            onPress={() => void openMemberForm('release', { id: release.releaseId })}
          >
            {t('addPerson')}
          </Button>
        </Card>
      </Section>
      <Optional>
        {violation ? (
          <EntryRefusal
            release={release}
            violation={violation}
            isOneOfMany={chosen.length > 1}
            onWithout={(linkmanId) => {
              setViolation(null);
              toggle(linkmanId, false);
            }}
          />
        ) : null}
      </Optional>
      <Button block loading={busy} disabled={!ready} onPress={() => void enter()}>
        {entrants.length > 1 ? t('enterFor', { count: entrants.length }) : t('enter')}
      </Button>
    </View>
  );
}

interface EntryRefusalProps {
  readonly release: Release;
  readonly violation: Violation;
  /** Several people were chosen. */
  readonly isOneOfMany: boolean;
  readonly onWithout: (linkmanId: string) => void;
}

/** Why the queue was not entered: the others may continue without a person in conflict, or there is the waiting list. */
function EntryRefusal({ release, violation, isOneOfMany, onWithout }: EntryRefusalProps) {
  const t = useText(RELEASE_MESSAGES);
  const person = readRefusal(violation.data)?.person;
  const continueWithout =
    violation.code === CODE.DUPLICATE_ORDER && person && isOneOfMany
      ? {
          text: t('without', { name: person.name }),
          onPress: () => onWithout(person.linkmanId),
        }
      : undefined;
  const toWaiting =
    violation.code === CODE.QUEUE_CLOSED
      ? {
          text: t('toWaiting'),
          onPress: () => void navigate.to('waitingOffer', bookingQuery(release)),
        }
      : undefined;
  return (
    <RefusalNotice
      title={t('notEntered')}
      violation={violation}
      target={release}
      action={continueWithout ?? toWaiting}
    />
  );
}
