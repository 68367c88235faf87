import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import { CODE } from '@contract/errors';
import type { QueueState, Release } from '@contract/release/endpoints';
import { TICKET_PEOPLE } from '@contract/release/release-rules';
import { openMemberForm } from '@/features/linkman/open-member-form';
import { useAddedMember } from '@/features/linkman/saved-member';
import { RefusalNotice } from '@/features/booking/components/refusal-notice';
import { bookingQuery } from '@/features/booking/entry';
import { readRefusal } from '@/features/refusal/refusal-rules';
import { useFirstEligible } from '@/features/booking/use-first-eligible';
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
import { keepPicked, usePicked } from '../entry-picks';
import { RELEASE_MESSAGES } from '../messages';
import { PersonRow } from './person-row';

type Violation = Pick<ApiError, 'code' | 'msg' | 'data'>;

export interface EntryFormProps {
  readonly release: Release;
  readonly onEntered: (line: QueueState) => void;
}

/** Choice of the people, and the button to enter the queue. */
export function EntryForm({ release, onEntered }: EntryFormProps) {
  const t = useText(RELEASE_MESSAGES);
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const [doses, setDoses] = useState<Readonly<Record<string, number | null>>>({});
  const [busy, setBusy] = useState(false);
  const [violation, setViolation] = useState<Violation | null>(null);
  const onDose = useCallback(
    (id: string, doseNo: number | null) =>
      setDoses((known) => (known[id] === doseNo ? known : { ...known, [id]: doseNo })),
    [],
  );
  const { releaseId } = release;
  const picked = usePicked(releaseId);
  const first = useFirstEligible(release, picked ? undefined : people.data);
  const chosen = picked ?? (first ? [first] : []);
  const pick = (next: readonly string[]): void => keepPicked(releaseId, next);

  useAddedMember('release', people.data, (saved) => {
    if (!chosen.includes(saved) && chosen.length < TICKET_PEOPLE) pick([...chosen, saved]);
  });
  const add = (): void => void openMemberForm('release', { id: releaseId });
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
  const entrants = chosen.flatMap((linkmanId) => {
    const doseNo = doses[linkmanId];
    return doseNo == null ? [] : [{ linkmanId, doseNo }];
  });
  const ready = entrants.length > 0 && entrants.length === chosen.length;
  const enter = async (): Promise<void> => {
    setBusy(true);
    setViolation(null);
    try {
      onEntered(await enterQueue({ releaseId, people: entrants }));
    } catch (error) {
      setViolation(isApiError(error) ? error : { code: '', msg: t('failed'), data: null });
    } finally {
      setBusy(false);
    }
  };
  const remedy = ({ code, data }: Violation) => {
    const person = readRefusal(data)?.person;
    // The conflict concerns one of several people: the others may continue without them.
    if (code === CODE.DUPLICATE_ORDER && person && chosen.length > 1)
      return {
        text: t('without', { name: person.name }),
        onPress: () => {
          setViolation(null);
          pick(chosen.filter((id) => id !== person.linkmanId));
        },
      };
    return code === CODE.QUEUE_CLOSED
      ? {
          text: t('toWaiting'),
          onPress: () => void navigate.to('waitingOffer', bookingQuery(release)),
        }
      : undefined;
  };
  return (
    <View>
      <Section title={t('who')} note={t('whoHint', { most: TICKET_PEOPLE })}>
        <Card>
          {people.data.map((person) => {
            const isChosen = chosen.includes(person.linkmanId);
            return (
              <PersonRow
                key={person.linkmanId}
                release={release}
                person={person}
                isChosen={isChosen}
                disabled={!isChosen && chosen.length >= TICKET_PEOPLE}
                onDose={onDose}
                onChoose={(on) =>
                  pick(
                    on
                      ? [...chosen, person.linkmanId]
                      : chosen.filter((id) => id !== person.linkmanId),
                  )
                }
              />
            );
          })}
          <Button kind="text" block icon="user-plus" onPress={add}>
            {t('addPerson')}
          </Button>
        </Card>
      </Section>
      <Optional>
        {violation ? (
          <RefusalNotice
            title={t('notEntered')}
            violation={violation}
            target={release}
            action={remedy(violation)}
          />
        ) : null}
      </Optional>
      <Button block loading={busy} disabled={!ready} onPress={() => void enter()}>
        {entrants.length > 1 ? t('enterFor', { count: entrants.length }) : t('enter')}
      </Button>
    </View>
  );
}
