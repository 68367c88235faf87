import { moneyText } from '@contract/money/money-text-rules';
import { useDateText } from '@/i18n/date-text';
import type { DateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import type { Translate } from '@/i18n/messages';
import type { IconName } from '@/ui/icon/icons';
import { dayText } from './day-text';
import { REMEDY_ICONS } from './remedy-icons';
import { REMEDY_MESSAGES } from './remedy-messages';
import type { RemedyOption } from './remedy-options';

/** Text and presentation of a remedy. */
export interface RemedyText {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
}

type Text = Translate<(typeof REMEDY_MESSAGES)['zh-CN']>;

function sentences(way: RemedyOption, t: Text, dates: DateText): Omit<RemedyText, 'icon'> {
  switch (way.kind) {
    case 'otherVisit': {
      const { day, startTime, endTime } = way.visit;
      return { title: t('visitsTake'), note: dates.when(day, startTime, endTime) };
    }
    case 'otherTime':
      return { title: t('otherTime'), note: t('otherTimeNote') };
    case 'later':
      return { title: t('later'), note: t('laterNote', { day: dayText(dates, way.day) }) };
    case 'wait':
      return { title: t('wait'), note: t('waitNote') };
    case 'otherClinic':
      return { title: t('otherClinic'), note: t('otherClinicNote') };
    case 'otherVaccine': {
      const { name, priceCents, day } = way.product;
      const price = priceCents > 0 ? moneyText(priceCents) : t('free');
      return {
        title: t('otherVaccine', { name }),
        note: t('otherVaccineNote', { price, day: dayText(dates, day) }),
      };
    }
    case 'otherPerson':
      return way.person
        ? { title: t('otherPerson', { name: way.person.name }), note: t('otherPersonNote') }
        : { title: t('anyPerson'), note: t('anyPersonNote') };
    case 'addPerson':
      return { title: t('addPerson'), note: t('addPersonNote') };
    case 'leaveOut':
      return way.product
        ? {
            title: t('leaveOutDose', { name: way.name, product: way.product.name }),
            note: t('leaveOutDoseNote'),
          }
        : { title: t('leaveOut', { name: way.name }), note: t('leaveOutNote') };
    case 'otherDose':
      return {
        title: t('otherDose', { dose: way.label }),
        note: t('otherDoseNote', { day: dayText(dates, way.day) }),
      };
    case 'editPerson':
      return { title: t('editPerson', { name: way.name }), note: t('editPersonNote') };
    case 'addGuardian':
      return { title: t('addGuardian', { name: way.name }), note: t('addGuardianNote') };
    case 'health':
      return { title: t('health', { name: way.name }), note: t('healthNote') };
    case 'replace':
      return { title: t('replace'), note: t('replaceNote') };
    case 'viewOrder':
      return { title: t('viewOrder'), note: t('viewOrderNote') };
    case 'plan':
      return { title: t('plan', { name: way.name }), note: t('planNote') };
    case 'readDisclosure':
      return { title: t('readDisclosure'), note: t('readDisclosureNote') };
    case 'queue':
      return way.isIn
        ? { title: t('ownQueue'), note: t('ownQueueNote') }
        : { title: t('queue'), note: t('queueNote') };
    case 'withoutHold':
      return { title: t('withoutHold'), note: t('withoutHoldNote') };
    case 'refresh':
      return { title: t('refresh'), note: t('refreshNote') };
    case 'askClinic':
      return way.phone
        ? { title: t('askClinic'), note: t('askClinicNote', { phone: way.phone }) }
        : { title: t('clinicPage'), note: '' };
    default:
      return way satisfies never;
  }
}

/** The text of a remedy, from the given messages. */
export const wordsOf = (way: RemedyOption, t: Text, dates: DateText): RemedyText => ({
  icon: REMEDY_ICONS[way.kind],
  ...sentences(way, t, dates),
});

/** The text of remedies, in the current language. */
export function useRemedyText(): (way: RemedyOption) => RemedyText {
  const t = useText(REMEDY_MESSAGES);
  const dates = useDateText();
  return (way) => wordsOf(way, t, dates);
}
