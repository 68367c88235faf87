import { View } from '@tarojs/components';
import type { DueOfPerson } from '@contract/plan/endpoints';
import { choosePlan } from '@/features/doses/plan/store';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { HOME_MESSAGES } from './messages';

/** Maximum rows, and of these maximum rows for paid vaccines. */
const SHOWN = 4;
const OPTIONAL_SHOWN = 2;

const isDue = ({ overdue, due, soon, unknown }: DueOfPerson): boolean =>
  overdue + due + soon + unknown > 0;

const open = (linkmanId: string, asked: string | null): void => {
  choosePlan({ linkmanId, asked });
  void navigate.to('vaccinePlan');
};

/** Doses due per family member, with a link to book: programme vaccines first, then a few recommended paid ones. */
export function FamilyDue({ people }: { readonly people: readonly DueOfPerson[] }) {
  const t = useText(HOME_MESSAGES);
  const dates = useDateText();
  const due = people.filter(isDue).slice(0, SHOWN);
  const optional = people
    .filter((person) => person.optional.length > 0)
    .slice(0, Math.min(OPTIONAL_SHOWN, SHOWN - due.length));
  const wordsOf = ({ overdue, due, unknown, nextDay, vaccines }: DueOfPerson): string => {
    if (unknown > 0) return t('historyUnknown');
    const when = [
      overdue > 0 ? t('overdue', { count: overdue }) : '',
      due > 0 ? t('dueNow', { count: due }) : '',
      overdue + due === 0 && nextDay !== null ? t('dueSoon', { day: dates.day(nextDay) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
    return `${when}${t('namely')}${vaccines.join(t('between'))}`;
  };
  return (
    <View>
      <Optional>
        {due.length > 0 ? (
          <CellGroup title={t('due')}>
            {due.map((person) => (
              <Cell
                key={person.linkmanId}
                icon={person.overdue > 0 ? 'circle-alert' : 'calendar-check'}
                title={person.name}
                note={wordsOf(person)}
                value={t(person.unknown > 0 ? 'noteHistory' : 'seePlan')}
                onPress={() => open(person.linkmanId, person.unknown > 0 ? null : person.code)}
              />
            ))}
          </CellGroup>
        ) : null}
      </Optional>
      <Optional>
        {optional.length > 0 ? (
          <CellGroup title={t('optional')}>
            {optional.map((person) => (
              <Cell
                key={person.linkmanId}
                icon="shield-check"
                title={person.name}
                note={person.optional.map(({ name }) => name).join(t('between'))}
                value={t('ownCost')}
                onPress={() => open(person.linkmanId, null)}
              />
            ))}
          </CellGroup>
        ) : null}
      </Optional>
    </View>
  );
}
