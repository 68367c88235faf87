import { useState } from 'react';
import type { RecordedDose } from '@contract/plan/endpoints';
import { doseCountOf } from '@contract/plan/entry-rules';
import type { EntryCode } from '@contract/plan/entry-code-rules';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useUnsavedInput } from '@/storage/unsaved';
import { showToast } from '@/ui/toast/toast';
import { saveDose } from './api';
import { PLAN_MESSAGES } from './messages';

/** A dose by its vaccine and number. */
export interface Preset {
  readonly code: string;
  readonly doseNo: number | null;
}

export interface DoseFormParts {
  readonly linkmanId: string;
  readonly taken: readonly RecordedDose[];
  /** The dose to report; null: to be chosen. */
  readonly preset?: Preset | null | undefined;
  readonly onClose: () => void;
}

/** A further dose, without a number. */
export const EXTRA = 'extra';

const EMPTY = { code: '', doseNo: '', day: '', lot: '' };

const startOf = (preset: Preset | null | undefined): typeof EMPTY =>
  preset ? { ...EMPTY, code: preset.code, doseNo: String(preset.doseNo ?? '') } : EMPTY;

const numbersTo = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** The input of a self-reported dose, and saving it. It is retained until it is saved. */
export function useDoseForm({ linkmanId, taken, preset, onClose }: DoseFormParts) {
  const t = useText(PLAN_MESSAGES);
  const [entry, setEntry] = useState(() => startOf(preset));
  // The sheet may be closed with what was filled in.
  useUnsavedInput(entry.day !== '' || entry.lot !== '');
  const [failure, setFailure] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = doseCountOf(entry.code);
  const ofVaccine = taken.filter(({ code }) => code === entry.code);
  const isEstimated = ofVaccine.some(
    ({ isDayEstimated, doseNo }) => isDayEstimated && String(doseNo) === entry.doseNo,
  );
  const isExtra = entry.doseNo === EXTRA;
  const needsDay = count === null || isEstimated || isExtra;
  const lacks = {
    code: entry.code === '',
    doseNo: entry.doseNo === '' && count !== null,
    day: entry.day === '' && needsDay,
  };
  const change = (part: Partial<typeof EMPTY>): void => setEntry({ ...entry, ...part });
  const choose = (code: string): void => {
    const administered = taken.filter((dose) => dose.code === code).map(({ doseNo }) => doseNo);
    const next = numbersTo(doseCountOf(code) ?? 0).find((doseNo) => !administered.includes(doseNo));
    const extra = doseCountOf(code) === null ? '' : EXTRA;
    change({ code, doseNo: next === undefined ? extra : String(next) });
  };
  const close = (): void => {
    setFailure('');
    setTried(false);
    onClose();
  };
  const save = async (): Promise<void> => {
    setTried(true);
    setFailure('');
    if (lacks.code || lacks.doseNo || lacks.day || busy) return;
    setBusy(true);
    try {
      await saveDose({
        linkmanId,
        code: entry.code as EntryCode,
        doseNo: count === null || isExtra ? null : Number(entry.doseNo),
        day: entry.day === '' ? null : entry.day,
        lot: entry.lot.trim(),
      });
      showToast(t('saved'), 'success');
      setEntry(startOf(preset));
      close();
    } catch (reason) {
      setFailure(isApiError(reason) ? reason.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return {
    entry,
    /** Doses of the vaccine to choose from; those with a known day cannot be reported again. */
    doses: numbersTo(count ?? 0).map((doseNo) => ({
      doseNo,
      isKnown: ofVaccine.some((dose) => dose.doseNo === doseNo && !dose.isDayEstimated),
    })),
    needsDay,
    /** Which fields to mark as missing. */
    missing: tried ? lacks : null,
    failure,
    busy,
    change,
    choose,
    save,
    close,
  };
}
