import { DEFAULT_EXPORT_PLATFORM, EXPORT_PLATFORM } from '@contract/export/export-rules';
import type { ExportPlatform } from '@contract/export/export-rules';
import { createSessionDraft } from '@/shared/session/session-draft';
import { runtime } from '@/platform/runtime';

/** Export details of specification §3; `exportMobile` as it is shown. */
export interface ExportDetails {
  readonly exportPlatform: ExportPlatform;
  readonly exportMobile: string;
  readonly exportEmail: string;
}

/** What was filled in, so that a browser which unloads the page while its user reads the SMS loses nothing. */
export const useExportDetails = createSessionDraft<ExportDetails>('exportDetails', {
  exportPlatform: DEFAULT_EXPORT_PLATFORM,
  exportMobile: '',
  exportEmail: '',
});

export const changeExportDetails = (change: Partial<ExportDetails>): void =>
  useExportDetails.setState(change);

/** Where this app runs, as exports name it. */
export function exportPlatform(): ExportPlatform {
  const { kind } = runtime();
  if (kind === 'weapp') return EXPORT_PLATFORM.weapp;
  return kind === 'alipay-mini' ? EXPORT_PLATFORM.alipay : DEFAULT_EXPORT_PLATFORM;
}
