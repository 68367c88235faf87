import { useState } from 'react';
import type { ClinicPreview, MetAnswer } from '@contract/manage/catalogue-endpoints';
import type { ClinicEditsInput } from '@contract/manage/catalogue-fields';
import { shownError } from '@/http/failure/shown-error';
import { refreshServerData } from '@/http/hooks/use-server';
import { manageRequest } from '../api';

/** A change that was previewed. */
export interface AskedChange {
  readonly edits: ClinicEditsInput;
  readonly preview: ClinicPreview;
  /** What was to be saved had become something else. */
  readonly isAnew: boolean;
}

/** What saving has done. */
export interface Saved {
  readonly told: number;
}

/** Shows what a change of a clinic does, and saves it as it was shown. */
export function useClinicChange(depaCode: string, base: string, onSaved: (saved: Saved) => void) {
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(step: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await step();
    } catch (error) {
      setProblem(shownError(error).msg);
    } finally {
      setBusy(false);
    }
  }

  const show = (edits: ClinicEditsInput): Promise<void> =>
    run(async () => {
      const input = { depaCode, edits, base };
      const preview = await manageRequest('POST /manage/catalogue/preview.do', input);
      setAsked({ edits, preview, isAnew: false });
    });

  const save = (answer: MetAnswer, reason: string): Promise<void> =>
    run(async () => {
      if (!asked) return;
      const { edits, preview } = asked;
      const input = { depaCode, edits, base, digest: preview.digest, answer, reason };
      const saved = await manageRequest('POST /manage/catalogue/save.do', input);
      if (saved.state === 'changed') {
        setAsked({ edits, preview: saved.preview, isAnew: true });
        return;
      }
      setAsked(null);
      onSaved({ told: saved.told });
      await refreshServerData('GET /manage/catalogue.do');
    });

  /** What is wrong with a field of the change that was shown. */
  const errorOf = (field: string): string | undefined =>
    asked?.preview.problems.find((each) => each.field === field)?.message;

  return { asked, busy, problem, show, save, errorOf, close: () => setAsked(null) };
}

export type ClinicChange = ReturnType<typeof useClinicChange>;
