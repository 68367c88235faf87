import type { LinkmanCard } from '@contract/linkman/endpoints';
import type { DueDose } from '@contract/subscribe/visit-endpoints';
import { groupOf } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { Optional } from '@/ui/optional/optional';
import { ALSO_DUE_MESSAGES } from '../also-due-messages';
import { asksAlsoDue } from '../also-due-rules';
import { useDueHere } from '../use-due-here';
import { DueRows } from './due-rows';

export interface DueInsteadProps {
  readonly form: SubmitInfo;
  readonly person: Pick<LinkmanCard, 'linkmanId' | 'name' | 'birthday'>;
  /** The vaccine of the form that they cannot have. */
  readonly refused: string;
  readonly onTake: (dose: DueDose) => void;
}

/** What is due here for a person who cannot have the form's vaccine: a tap books that for them instead. */
export function DueInstead({ form, person, refused, onTake }: DueInsteadProps) {
  const t = useText(ALSO_DUE_MESSAGES);
  const { depaCode } = form;
  const { linkmanId, name, birthday } = person;
  const chosen = groupOf(form)
    .filter((one) => one.linkmanId === linkmanId && one.productId !== refused)
    .map(({ productId }) => productId);
  const isAsked = asksAlsoDue(form, birthday, serverToday());
  const due = useDueHere(isAsked ? { depaCode, linkmanId, chosen } : null);
  const doses = (due?.doses ?? []).filter(({ productId }) => !chosen.includes(productId));
  return (
    <Optional>
      {doses.length > 0 ? (
        <DueRows
          title={t('insteadTitle', { name })}
          doses={doses}
          button={{ text: t('instead'), spoken: (product) => t('insteadSpoken', { product }) }}
          onTake={onTake}
        />
      ) : null}
    </Optional>
  );
}
