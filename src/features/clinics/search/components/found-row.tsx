import { View } from '@tarojs/components';
import { memo } from 'react';
import type { SearchItem } from '@contract/search/endpoints';
import { awayText } from '@/shared/location/distance-text';
import type { Region } from '@/shared/location/region-rules';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import type { IconName } from '@/ui/icon/icons';
import type { Availability } from '../use-availability';
import { FoundVaccineRow } from './found-vaccine-row';
import { Marked } from './marked';

const ICON: Readonly<Record<SearchItem['kind'], IconName>> = {
  vaccine: 'syringe',
  disease: 'book-open',
  clinic: 'hospital',
  article: 'newspaper',
};

export interface FoundRowProps {
  readonly item: SearchItem;
  readonly measuredFrom: Region['measuredFrom'];
  /** Of a vaccine; missing while it is not there yet. */
  readonly availability?: Availability | undefined;
  readonly onOpen: (item: SearchItem) => void;
}

/** A search result with the search word marked. */
export const FoundRow = memo(function FoundRow(props: FoundRowProps) {
  const { item, measuredFrom, availability, onOpen } = props;
  const locationText = useText(LOCATION_MESSAGES);
  const { kind, title, titleRanges, note, noteRanges, distance } = item;
  const away = distance === null ? '' : awayText(locationText, distance, measuredFrom);
  if (item.vaccine)
    return <FoundVaccineRow item={item} availability={availability} onOpen={onOpen} />;
  return (
    <Cell
      icon={ICON[kind]}
      title={<Marked text={title} ranges={titleRanges} />}
      note={
        <>
          {away ? <View>{away}</View> : null}
          {note ? <Marked text={note} ranges={noteRanges} /> : null}
        </>
      }
      label={[title, note, away].filter((text) => text !== '').join(' ')}
      onPress={() => onOpen(item)}
    />
  );
});
