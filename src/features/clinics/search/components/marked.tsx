import { Text } from '@tarojs/components';
import type { Ranges } from '@contract/search/endpoints';
import { stretches } from '../mark-rules';
import styles from './marked.module.scss';

export interface MarkedProps {
  readonly text: string;
  readonly ranges: Ranges;
}

/** A text whose matching parts are highlighted by weight and colour. */
export function Marked({ text, ranges }: MarkedProps) {
  return (
    <>
      {stretches(text, ranges).map((part, index) => (
        <Text key={index} className={part.marked ? styles.mark : undefined}>
          {part.text}
        </Text>
      ))}
    </>
  );
}
