import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { POST_EDITOR_MESSAGES } from '../messages';
import { privacyWarnings } from '../warning-rules';

const KINDS = { phone: 'warnPhone', document: 'warnDocument', bank: 'warnBank' } as const;

export interface WritingWarningsProps {
  readonly text: string;
  /** Names of the author's family members. */
  readonly family: readonly string[];
}

/** What a text shows that others should not see, while it is being written. */
export function WritingWarnings({ text, family }: WritingWarningsProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const { numbers, names } = privacyWarnings(text, family);
  const kinds = numbers.map((kind) => t(KINDS[kind])).join(t('join'));
  return (
    <Optional>
      {numbers.length > 0 ? (
        <NoticeBar tone="warning" urgent>
          {t('warnNumbers', { kinds })}
        </NoticeBar>
      ) : null}
      {names.length > 0 ? (
        <NoticeBar tone="warning" urgent>
          {t('warnNames', { names: names.join(t('join')) })}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
