import type { Region } from '@/shared/location/region-rules';
import { useText } from '@/i18n/messages';
import { Popup } from '@/ui/popup/popup';
import { CLINIC_FILTER_MESSAGES } from '../messages';
import { useFilterDraft } from '../use-filter-draft';
import { FilterActions } from './filter-actions';
import { FilterForm } from './filter-form';

export interface FilterSheetProps {
  readonly region: Region;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The further filters over the list; closed in any way, what was chosen applies. */
export function FilterSheet({ region, open, onClose }: FilterSheetProps) {
  const t = useText(CLINIC_FILTER_MESSAGES);
  const [further, setFurther] = useFilterDraft(open);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        <FilterActions region={region} further={further} onChange={setFurther} onShow={onClose} />
      }
    >
      <FilterForm region={region} further={further} onChange={setFurther} />
    </Popup>
  );
}
