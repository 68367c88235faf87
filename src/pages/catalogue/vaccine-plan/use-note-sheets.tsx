import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Plan } from '@contract/plan/endpoints';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { DoseForm } from '@/features/doses/plan/components/dose-form';
import type { Preset } from '@/features/doses/plan/use-dose-form';
import { HistoryForm } from '@/features/doses/plan/components/history-form';
import { presetOf, presetOfProduct } from '@/features/doses/plan/preset-rules';
import { choosePlan, usePlanChoice } from '@/features/doses/plan/store';
import type { DoseHistory } from '@/features/doses/plan/use-dose-history';
import { Optional } from '@/ui/optional/optional';

type Sheet = 'never' | 'open' | 'closed';

export interface NoteSheets {
  /** Opens the form for a self-reported dose; the user chooses the dose there. */
  readonly note: () => void;
  /** Opens the form for this dose; stable identity. */
  readonly noteDose: (dose: Pick<PlannedDose, 'series' | 'doseNo'>) => void;
  /** Opens the form of a recorded dose, to correct its day. */
  readonly correct: (dose: Preset) => void;
  /** Opens the form for all doses up to an age. */
  readonly noteAll: () => void;
  /** To render in the page. */
  readonly sheets: ReactElement;
}

/** The sheets for self-reported doses. Mounted on first use: on mini-programs even a closed sheet has a cost. */
export function useNoteSheets(plan: Plan | undefined, history: DoseHistory): NoteSheets {
  const [entry, setEntry] = useState<{ sheet: Sheet; preset: Preset | null }>({
    sheet: 'never',
    preset: null,
  });
  const [bulk, setBulk] = useState<Sheet>('never');
  const open = (preset: Preset | null): void => setEntry({ sheet: 'open', preset });
  const noteDose = useCallback(
    (dose: Pick<PlannedDose, 'series' | 'doseNo'>): void =>
      setEntry({ sheet: 'open', preset: presetOf(dose) }),
    [],
  );
  useDoseToReport(plan, (preset) => setEntry({ sheet: 'open', preset }));
  const saveAll = async (upToMonths: number): Promise<void> => {
    if (plan && (await history.save(plan.linkmanId, upToMonths))) setBulk('closed');
  };
  const { sheet, preset } = entry;
  const key = `${plan?.linkmanId} ${preset?.code} ${preset?.doseNo}`;
  const sheets = (
    <View>
      <Optional>
        {sheet === 'never' || !plan ? null : (
          <DoseForm
            key={key}
            open={sheet === 'open'}
            linkmanId={plan.linkmanId}
            birthday={plan.birthday}
            today={plan.today}
            taken={plan.taken}
            preset={preset}
            onClose={() => setEntry({ sheet: 'closed', preset })}
          />
        )}
      </Optional>
      <Optional>
        {bulk === 'never' || !plan ? null : (
          <HistoryForm
            key={plan.linkmanId}
            open={bulk === 'open'}
            person={plan}
            today={plan.today}
            taken={plan.taken}
            busy={history.busy}
            failure={history.failure}
            onSave={(upToMonths) => void saveAll(upToMonths)}
            onClose={() => setBulk('closed')}
          />
        )}
      </Optional>
    </View>
  );
  return {
    note: () => open(null),
    noteDose,
    correct: ({ code, doseNo }) => open({ code, doseNo }),
    noteAll: () => {
      history.forget();
      setBulk('open');
    },
    sheets,
  };
}

/** Opens the form of the dose that another page wants reported, once the plan of its person is there. */
function useDoseToReport(plan: Plan | undefined, open: (preset: Preset | null) => void): void {
  const { linkmanId, toReport } = usePlanChoice();
  const isReady = toReport !== null && plan !== undefined && plan.linkmanId === linkmanId;
  useEffect(() => {
    if (!isReady || !toReport) return;
    choosePlan({ toReport: null });
    open(presetOfProduct(toReport.code, toReport.doseNo));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each dose
  }, [isReady]);
}
