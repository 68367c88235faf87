import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { LineView, Release } from '@contract/release/endpoints';
import { TICKET_PEOPLE } from '@contract/release/release-rules';
import { preselected } from '@/features/subscribe/use-subscribe-form';
import { isApiError } from '@/http/api-error';
import { useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { navigate, urlOf } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Section } from '@/ui/section/section';
import { Skeleton } from '@/ui/state/skeleton';
import { enterLine } from '../api';
import { RELEASE_MESSAGES } from '../messages';
import { PersonRow } from './person-row';

/** Marks the form of one family member (specification §2). */
const MEMBER_FORM_TYPE = '3';

export interface EntryFormProps {
  readonly release: Release;
  readonly onEntered: (line: LineView) => void;
}

/** Who comes along, and the way in. */
export function EntryForm({ release, onEntered }: EntryFormProps) {
  const t = useText(RELEASE_MESSAGES);
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [doses, setDoses] = useState<Readonly<Record<string, number | null>>>({});
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const onDose = useCallback(
    (id: string, doseNo: number | null) =>
      setDoses((known) => (known[id] === doseNo ? known : { ...known, [id]: doseNo })),
    [],
  );
  const { releaseId } = release;
  const add = (): void =>
    void navigate.to('memberForm', {
      type: MEMBER_FORM_TYPE,
      redirect: urlOf('release'),
      query: JSON.stringify({ id: releaseId }),
    });
  if (!people.data) return <Skeleton shape="text" count={2} />;
  const first = preselected(people.data, null, undefined);
  const chosen = picked ?? (first ? [first] : []);
  const wish = chosen.flatMap((linkmanId) => {
    const doseNo = doses[linkmanId];
    return doseNo == null ? [] : [{ linkmanId, doseNo }];
  });
  const ready = wish.length > 0 && wish.length === chosen.length;
  const enter = async (): Promise<void> => {
    setBusy(true);
    setFault('');
    try {
      onEntered(await enterLine({ releaseId, people: wish }));
    } catch (error) {
      setFault(isApiError(error) ? error.msg : t('failed'));
    } finally {
      setBusy(false);
    }
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
                  setPicked(
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
      <View>
        {fault ? (
          <NoticeBar tone="warning" urgent title={t('notEntered')}>
            {fault}
          </NoticeBar>
        ) : null}
      </View>
      <Button block loading={busy} disabled={!ready} onPress={() => void enter()}>
        {wish.length > 1 ? t('enterFor', { count: wish.length }) : t('enter')}
      </Button>
    </View>
  );
}
