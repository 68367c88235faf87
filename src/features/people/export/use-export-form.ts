import { useState } from 'react';
import { emailViolation, tidyEmail } from '@contract/export/email-rules';
import { USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { isCode } from '@/shared/session/form-rules';
import { navigate } from '@/routes/navigate';
import { submitExport } from './api';
import { changeExportDetails, exportPlatform, useExportDetails } from './export-details';
import { useStep } from './use-step';

/** The form of an export: address and code. @param exportMobile the number that the page shows */
export function useExportForm(exportMobile: string) {
  const { exportEmail } = useExportDetails();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const step = useStep();
  const email = tidyEmail(exportEmail);
  const violation = emailViolation(exportEmail);
  const isCodeMissing = isChecked && !isCode(code, USUAL_CODE_LENGTH);
  return {
    email: exportEmail,
    setEmail: (text: string) => changeExportDetails({ exportEmail: text }),
    code,
    setCode,
    // Said as soon as the field is left; that nothing is filled in only once it is sent.
    emailViolation: isChecked || (isLeft && email !== '') ? violation : null,
    leaveEmail: () => {
      setLeft(true);
      changeExportDetails({ exportEmail: email });
    },
    isCodeMissing,
    busy: step.busy,
    refusal: step.refusal,
    async submit(): Promise<void> {
      setChecked(true);
      if (violation || !isCode(code, USUAL_CODE_LENGTH)) return;
      const platform = exportPlatform();
      changeExportDetails({ exportPlatform: platform, exportMobile });
      const details = { exportPlatform: platform, exportMobile, exportEmail: email };
      await step.take(async () => {
        const { exportId } = await submitExport({ ...details, vcode: code });
        await navigate.replace('sendEmail', { exportId });
      });
    },
  };
}
