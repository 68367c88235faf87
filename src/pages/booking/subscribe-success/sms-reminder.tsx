import { addDays } from '@contract/time/day-rules';
import { setNotice } from '@/features/people/personal/api';
import { switchesOf } from '@/features/people/personal/notice-groups';
import { useTemplates } from '@/features/service/reminder/use-templates';
import { useServer } from '@/http/hooks/use-server';
import { useStepQueue } from '@/http/hooks/use-step-queue';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { Refusal } from '@/ui/notice/refusal';
import { SMS_REMINDER_MESSAGES } from './messages';

const STEP = 'sms';

/** Where no platform can send a message, a text on the day before is offered; it is the account's setting, for all its appointments. @param day of this one, `YYYY-MM-DD` */
export function SmsReminder({ day }: { readonly day: string }) {
  const t = useText(SMS_REMINDER_MESSAGES);
  const templates = useTemplates();
  const isAlone = templates !== undefined && templates.reminder === undefined;
  const { data } = useServer(isAlone ? 'GET /personal/notice/settings.do' : null, {});
  const { pending, refusal, add } = useStepQueue(() => t('failed'));
  const isTooLate = day <= addDays(serverToday(), 1);
  if (!data || isTooLate) return null;
  const setting = switchesOf(data.list, 'reminders').find(({ channel }) => channel === 'sms');
  const title = t('title');
  if (!setting)
    return (
      <CellGroup>
        <Cell title={t('off')} note={t('offNote')} onPress={() => void navigate.to('noticeList')} />
      </CellGroup>
    );
  return (
    <>
      <Refusal title={t('failed')} reason={refusal} />
      <CellGroup>
        <Cell
          title={title}
          note={t('note')}
          value={
            <Switch
              label={title}
              on={setting.on}
              disabled={pending.length > 0}
              onChange={(on) => add(STEP, () => setNotice({ ...setting, on }))}
            />
          }
        />
      </CellGroup>
    </>
  );
}
