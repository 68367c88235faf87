import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { HEALTH_MESSAGES } from '../messages';

/** The way to the health profile of a family member. */
export function HealthLink({ linkmanId }: { readonly linkmanId: string }) {
  const t = useText(HEALTH_MESSAGES);
  return (
    <View className="ui-print-none">
      <CellGroup>
        <Cell
          title={t('link')}
          note={t('linkNote')}
          icon="heart"
          onPress={() => void navigate.to('healthProfile', { linkmanId })}
        />
      </CellGroup>
    </View>
  );
}
