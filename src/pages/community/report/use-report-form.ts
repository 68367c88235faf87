import { useState } from 'react';
import { sentIds } from '@/shared/upload/picture-list';
import type { ListedPicture } from '@/shared/upload/picture-list';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { saveReport } from './api';
import { REPORT_MESSAGES } from './messages';
import { dropReport, useReportDraft } from './report-draft';
import type { ReportDraft } from './report-draft';

export type ReportViolation = 'reason' | 'pictures';

/** The first violation, or null. @param fileIds null while a picture is not uploaded */
export function reportViolation(
  { reason }: Pick<ReportDraft, 'reason'>,
  fileIds: readonly string[] | null,
): ReportViolation | null {
  if (reason === null) return 'reason';
  return fileIds === null ? 'pictures' : null;
}

export interface ReportForm {
  readonly draft: ReportDraft;
  readonly pictures: readonly ListedPicture[];
  readonly changePictures: (
    change: (list: readonly ListedPicture[]) => readonly ListedPicture[],
  ) => void;
  /** The first violation, from the first submission on. */
  readonly violation: ReportViolation | null;
  readonly refusal: string;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

/** The form of a report. @param onDone called once the provider has it */
export function useReportForm(onDone: () => void): ReportForm {
  const draft = useReportDraft();
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([]);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const fileIds = sentIds(pictures);
  const violation = reportViolation(draft, fileIds);
  return {
    draft,
    pictures,
    changePictures: setPictures,
    violation: tried ? violation : null,
    refusal,
    busy,
    async submit() {
      setTried(true);
      setRefusal('');
      const { sourceId, sourceType, reason, explain } = draft;
      if (reason === null || fileIds === null || busy) return;
      setBusy(true);
      try {
        await saveReport({ sourceId, sourceType, reason, explain: explain.trim(), fileIds });
        dropReport();
        onDone();
      } catch (error) {
        setRefusal(isApiError(error) ? error.msg : textOf(REPORT_MESSAGES)('unknown'));
      } finally {
        setBusy(false);
      }
    },
  };
}
