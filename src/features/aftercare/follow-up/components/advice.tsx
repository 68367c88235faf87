import { View } from '@tarojs/components';
import type { Level } from '@contract/follow-up/severity-rules';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { NoticeTone } from '@/ui/notice/notice-bar';
import { FOLLOW_UP_MESSAGES } from '../messages';
import { Numbers } from './numbers';

const TONES: Readonly<Record<Level, NoticeTone>> = {
  none: 'success',
  home: 'info',
  clinic: 'warning',
  urgent: 'danger',
  emergency: 'danger',
};

export interface AdviceProps {
  readonly level: Level;
  readonly clinic: string;
  readonly phone: string;
  /** The page has the numbers to call elsewhere. */
  readonly withoutNumbers?: boolean;
}

/** What to do now; from "call the clinic" on with the numbers to call, without a further tap. */
export function Advice({ level, clinic, phone, withoutNumbers = false }: AdviceProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  return (
    <View>
      <NoticeBar tone={TONES[level]} title={t(`${level}Title`)} urgent>
        {t(`${level}Text`)}
      </NoticeBar>
      {withoutNumbers ? null : <Numbers level={level} clinic={clinic} phone={phone} />}
    </View>
  );
}
