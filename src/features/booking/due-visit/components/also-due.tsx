import type { LinkmanCard } from '@contract/linkman/endpoints';
import { groupOf, hasRoom, withDose } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { changeForm } from '@/features/booking/submission/store';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { ALSO_DUE_MESSAGES } from '../also-due-messages';
import { alsoDue, asksAlsoDue } from '../also-due-rules';
import { useDueHere } from '../use-due-here';
import { DueRows } from './due-rows';

export interface AlsoDueProps {
  readonly form: SubmitInfo;
  /** The form's person; undefined while unknown. */
  readonly person: Pick<LinkmanCard, 'name' | 'birthday'> | undefined;
}

/** What else is due for the form's person at this clinic: a tap adds it to the visit. */
export function AlsoDue({ form, person }: AlsoDueProps) {
  const t = useText(ALSO_DUE_MESSAGES);
  const { linkmanId, depaCode } = form;
  const chosen = groupOf(form)
    .filter((one) => one.linkmanId === linkmanId)
    .map(({ productId }) => productId);
  const isAsked = person !== undefined && asksAlsoDue(form, person.birthday, serverToday());
  const due = useDueHere(isAsked && linkmanId ? { depaCode, linkmanId, chosen } : null);
  const doses = hasRoom(form) ? alsoDue(form, due) : [];
  return (
    <Optional>
      {person && doses.length > 0 ? (
        <Card tone="soft">
          <DueRows
            title={t('alsoTitle', { name: person.name })}
            doses={doses}
            button={{
              text: t('add'),
              spoken: (product) => t('addSpoken', { product }),
              icon: 'plus',
            }}
            onTake={(dose) => changeForm((info) => withDose(info, dose))}
          />
        </Card>
      ) : null}
    </Optional>
  );
}
