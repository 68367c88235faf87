import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { useRemedyText } from '../remedy-text';
import { keyOfRemedy } from '../remedy-options';
import type { RemedyOption } from '../remedy-options';

export interface RemedyListProps {
  readonly title?: string | undefined;
  readonly options: readonly RemedyOption[];
  readonly onTake: (way: RemedyOption) => void;
}

/** Remedies after a refusal: a description of each, and one tap to apply it. */
export function RemedyList({ title, options, onTake }: RemedyListProps) {
  const words = useRemedyText();
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
    </CellGroup>
  );
}
