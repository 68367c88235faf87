import { useSession } from '@/shared/session/session-store';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { POST_EDITOR_MESSAGES } from '../messages';
import { useFamilyNames } from '../use-family-names';
import { privacyWarnings } from '../warning-rules';

const KINDS = { phone: 'warnPhone', document: 'warnDocument', bank: 'warnBank' } as const;

/** What a text shows that others should not see, while it is being written: numbers, and names of the author's family. */
export function WritingWarnings({ text }: { readonly text: string }) {
  const t = useText(POST_EDITOR_MESSAGES);
  const family = useFamilyNames(useSession((state) => state.isLogin));
  const { numbers, names } = privacyWarnings(text, family.names);
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
