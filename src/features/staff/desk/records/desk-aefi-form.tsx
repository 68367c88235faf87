import type { AefiCardDetail } from '@contract/follow-up/endpoints';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { FOLLOW_UP_MESSAGES } from '@/features/aftercare/follow-up/messages';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { AEFI_FORM_MESSAGES } from './aefi-form-messages';
import { DESK_MESSAGES } from '../messages';
import { deskSession } from '../session';
import { DeskHandOver } from './desk-hand-over';
import type { Entry } from './desk-hand-over';

/** The largest of what was measured; the empty text where nothing was. */
const most = (values: readonly (number | null)[]): string => {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? '' : String(Math.max(...numbers));
};

/** What is known here of the national case report card, in its sequence. */
function useForm(card: AefiCardDetail): readonly Entry[] {
  const t = useText(AEFI_FORM_MESSAGES);
  const people = useText(LINKMAN_MESSAGES);
  const desk = useText(DESK_MESSAGES);
  const answers = useText(FOLLOW_UP_MESSAGES);
  const dates = useDateText();
  const clinic = deskSession.useSession(({ session }) => session?.staff.departmentName ?? '');
  const course = [...card.answers]
    .reverse()
    .map(({ at, symptoms }) =>
      [dates.dateTime(at), ...symptoms.map((each) => answers(each))].join(' '),
    );
  return [
    [t('code'), ''],
    [t('name'), card.personName],
    [t('sex'), people(`sex${card.sex}`)],
    [t('birthday'), card.birthday],
    [t('occupation'), ''],
    [t('address'), ''],
    [t('mobile'), card.mobile],
    [t('guardian'), card.guardianName],
    [t('vaccine'), card.productName],
    [t('size'), ''],
    [t('maker'), card.maker],
    [t('lot'), card.lot],
    [t('expiry'), card.expiry],
    [t('doneAt'), shanghaiDay(card.doneAt)],
    [t('organised'), ''],
    [t('dose'), card.doseLabel],
    [t('amount'), ''],
    [t('route'), ''],
    [t('site'), card.site === null ? '' : desk(card.site)],
    [t('onset'), ''],
    [t('found'), shanghaiDay(card.openedAt)],
    [t('hospital'), ''],
    [t('course'), course.join('; ')],
    [t('fever'), most(card.answers.map(({ temperature }) => temperature))],
    [t('swelling'), most(card.answers.map(({ swelling }) => swelling))],
    [t('hardening'), ''],
    [t('diagnosis'), ''],
    [t('inpatient'), ''],
    [t('outcome'), ''],
    [t('class'), ''],
    [t('source'), t('active')],
    [t('reportedAt'), ''],
    [t('reportedBy'), clinic],
    [t('reporter'), card.takenBy],
    [t('phone'), ''],
  ];
}

interface Props {
  readonly card: AefiCardDetail;
  readonly onBack: () => void;
}

/** A card as the form that the clinic reports by. */
export function DeskAefiForm({ card, onBack }: Props) {
  const t = useText(AEFI_FORM_MESSAGES);
  const entries = useForm(card);
  return (
    <DeskHandOver
      title={t('title')}
      text={t('text')}
      fileName={t('fileName', { what: card.cardId })}
      lines={[[t('field'), t('value')], ...entries]}
      parts={[{ key: card.cardId, entries }]}
      onBack={onBack}
    />
  );
}
