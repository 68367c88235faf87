import { View } from '@tarojs/components';
import type { DueOfPerson } from '@contract/plan/endpoints';
import { choosePlan } from '@/features/plan/store';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { HOME_MESSAGES } from './messages';

/** Members that are shown at once. */
const SHOWN = 4;

/** Whom of the family it concerns, what, and the way to book it. */
export function FamilyDue({ people }: { readonly people: readonly DueOfPerson[] }) {
  const t = useText(HOME_MESSAGES);
  const dates = useDateText();
  const open = (linkmanId: string): void => {
    choosePlan({ linkmanId });
    void navigate.to('vaccinePlan');
  };
  const wordsOf = ({ overdue, due, nextDay }: DueOfPerson): string =>
    [
      overdue > 0 ? t('overdue', { count: overdue }) : '',
      due > 0 ? t('dueNow', { count: due }) : '',
      overdue + due === 0 && nextDay !== null ? t('dueSoon', { day: dates.day(nextDay) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <View>
      <CellGroup title={t('due')}>
        {people.slice(0, SHOWN).map((person) => (
          <Cell
            key={person.linkmanId}
            icon={person.overdue > 0 ? 'circle-alert' : 'calendar-check'}
            title={person.name}
            note={`${wordsOf(person)}${t('namely')}${person.vaccines.join(t('between'))}`}
            value={t('seePlan')}
            onPress={() => open(person.linkmanId)}
          />
        ))}
      </CellGroup>
    </View>
  );
}
