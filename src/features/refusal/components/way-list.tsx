import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { useWayWords } from '../way-words';
import { keyOfWay } from '../ways';
import type { Way } from '../ways';

export interface WayListProps {
  readonly title?: string | undefined;
  readonly ways: readonly Way[];
  readonly onTake: (way: Way) => void;
}

/** Ways on after a refusal: what each does, and one tap that does it. */
export function WayList({ title, ways, onTake }: WayListProps) {
  const words = useWayWords();
  return (
    <CellGroup title={title}>
      {ways.map((way) => {
        const { icon, title: text, note } = words(way);
        return (
          <Cell
            key={keyOfWay(way)}
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
