import { useState } from 'react';
import type { Region } from '@/shared/location/region-rules';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { ClinicsWithSheet } from '../../clinic/components/clinics-with-sheet';
import type { ClinicsWithSheetProps } from '../../clinic/components/clinics-with-sheet';
import { SEARCH_MESSAGES } from '../messages';

export interface ClinicsWithProps {
  /** What is searched for among the vaccines of clinics. */
  readonly keyword: string;
  /** What is meant by it, as it is shown. */
  readonly shown: string;
  readonly region: Region;
  /** Opens one of the vaccines at a clinic, or the clinic. */
  readonly onChoose: ClinicsWithSheetProps['onChoose'];
}

/** Opens the sheet of clinics that have the vaccines of a word. */
export function ClinicsWith({ keyword, shown, region, onChoose }: ClinicsWithProps) {
  const t = useText(SEARCH_MESSAGES);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Cell
        icon="map-pin"
        title={t('clinicsWith', { word: shown })}
        note={t('clinicsWithNote', { region: region.name })}
        onPress={() => setSheet('open')}
      />
      {sheet === 'never' ? null : (
        <ClinicsWithSheet
          open={sheet === 'open'}
          asked={{ keyword }}
          region={region}
          onClose={() => setSheet('closed')}
          onChoose={(clinic, product) => {
            setSheet('closed');
            onChoose(clinic, product);
          }}
        />
      )}
    </>
  );
}
