import { View } from '@tarojs/components';
import type { TextOrigin } from '@contract/article/endpoints';
import { OPERATOR } from '@/shared/agreement/operator';
import { useDateText } from '@/i18n/date-text';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { READING_MESSAGES } from '../reading-messages';

export interface BylineProps {
  /** Undefined: its files do not say; then the operator, who publishes it, stands for it. */
  readonly origin: TextOrigin | undefined;
}

/** Who wrote a text and who reviewed it, under its title: a reader sees first whose word it is. */
export function Byline({ origin }: BylineProps) {
  const t = useText(READING_MESSAGES);
  const dates = useDateText();
  const side = useLanguage() === 'en' ? 'en' : 'zh';
  const { author = null, reviewer = null, reviewedOn = null } = origin ?? {};
  const day = reviewedOn === null ? '' : dates.dayOfYear(reviewedOn);
  const lines = [
    author === null ? t('publisher', { name: OPERATOR.name[side] }) : t('author', { name: author }),
    reviewer !== null && day !== '' && t('reviewed', { name: reviewer, day }),
    reviewer !== null && day === '' && t('reviewer', { name: reviewer }),
    reviewer === null && day !== '' && t('reviewedOn', { day }),
  ].filter(Boolean);
  return (
    <View>
      {lines.map((line) => (
        <View key={String(line)}>{line}</View>
      ))}
    </View>
  );
}
