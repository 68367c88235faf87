import { View } from '@tarojs/components';
import type { UserType } from '@contract/community/user-type-rules';
import { useText } from '@/i18n/messages';
import { Tag } from '@/ui/tag/tag';
import { COMMUNITY_MESSAGES } from '../messages';
import { userTypeMark } from '../user-type-rules';

const TONE = { doctor: 'success', official: 'info', operated: 'neutral' } as const;

/** What kind of author somebody is; nothing for ordinary people. */
export function AuthorMark({ type }: { readonly type: UserType }) {
  const t = useText(COMMUNITY_MESSAGES);
  const mark = userTypeMark(type);
  if (mark === null) return null;
  return (
    <View>
      <Tag tone={TONE[mark]} icon={mark === 'doctor' ? 'badge-check' : undefined}>
        {t(mark)}
      </Tag>
    </View>
  );
}
