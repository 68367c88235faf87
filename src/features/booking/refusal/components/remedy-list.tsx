import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { REMEDY_MESSAGES } from '../remedy-messages';
import { useRemedyText } from '../remedy-text';
import { keyOfRemedy } from '../remedy-options';
import type { RemedyOption } from '../remedy-options';

export interface RemedyListProps {
  readonly title?: string | undefined;
  readonly options: readonly RemedyOption[];
  readonly onTake: (way: RemedyOption) => void;
}

/** Remedies after a refusal: a description of each, and one tap to apply it; last whom to ask. */
export function RemedyList({ title, options, onTake }: RemedyListProps) {
  const words = useRemedyText();
  const t = useText(REMEDY_MESSAGES);
  return (
    <CellGroup title={title}>
      {options.map((way) => {
        const { icon, title: text, note } = words(way);
        return (
          <Cell
            key={keyOfRemedy(way)}
            icon={icon}
            title={text}
            note={note}
            onPress={() => onTake(way)}
          />
        );
      })}
      <Cell
        icon="circle-help"
        title={t('help')}
        note={t('helpNote')}
        onPress={() => void navigate.to('help')}
      />
    </CellGroup>
  );
}
