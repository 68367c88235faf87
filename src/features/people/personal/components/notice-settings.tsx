import { View } from '@tarojs/components';
import type { NoticeSetting } from '@contract/personal/endpoints';
import { isAsked } from '@contract/personal/notice-rules';
import type { NoticeName } from '@contract/personal/notice-rules';
import { useStepQueue } from '@/http/hooks/use-step-queue';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { Tag } from '@/ui/tag/tag';
import { Refusal } from '@/ui/notice/refusal';
import { setNotice } from '../api';
import { FIXED, SWITCHABLE, switchesOf } from '../notice-groups';
import { NOTICE_MESSAGES } from '../notice-messages';

export interface NoticeSettingsProps {
  readonly settings: readonly NoticeSetting[];
}

/** Notices with their switches, and those that stay on, with the reason. */
export function NoticeSettings({ settings }: NoticeSettingsProps) {
  const t = useText(NOTICE_MESSAGES);
  const { pending, refusal, add } = useStepQueue(() => t('failed'));
  const nameOf = ({ notice, channel }: NoticeSetting): string => {
    if (channel === 'inApp') return t(notice);
    if (isAsked(notice, channel)) return t('remindersSms');
    return t(channel === 'sms' ? 'smsOf' : 'platformOf', { notice: t(notice) });
  };
  const switchOf = (setting: NoticeSetting) => {
    const name = nameOf(setting);
    return (
      <Switch
        label={name}
        on={setting.on}
        disabled={pending.includes(name)}
        onChange={(on) => add(name, () => setNotice({ ...setting, on }))}
      />
    );
  };
  const noteOf = (notice: NoticeName): string => t(`${notice}Note`);
  return (
    <View>
      <Refusal title={t('failed')} reason={refusal} />
      <CellGroup title={t('notices')}>
        {SWITCHABLE.map((notice) => {
          const switches = switchesOf(settings, notice);
          const main = switches.find(({ channel }) => channel === 'inApp');
          return (
            <View key={notice}>
              <Cell
                title={t(notice)}
                note={noteOf(notice)}
                value={main ? switchOf(main) : <Tag tone="neutral">{t('always')}</Tag>}
              />
              {switches
                .filter((each) => each !== main)
                .map((each) => (
                  <Cell key={each.channel} title={nameOf(each)} value={switchOf(each)} />
                ))}
            </View>
          );
        })}
        <Cell
          title={t('interactions')}
          onPress={() => void navigate.to('messageClassify', { messageClass: 'interaction' })}
        />
      </CellGroup>
      <CellGroup title={t('fixed')} note={t('fixedNote')}>
        {FIXED.map((notice) => (
          <Cell key={notice} title={t(notice)} note={noteOf(notice)} />
        ))}
      </CellGroup>
    </View>
  );
}
