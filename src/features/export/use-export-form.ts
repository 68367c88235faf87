import { useState } from 'react';
import { isEmail } from '@contract/text/pattern-rules';
import { USUAL_CODE_LENGTH } from '@/features/account/components/code-field';
import { isCode } from '@/features/account/forms/form-rules';
import { navigate } from '@/routes/navigate';
import { submitExport } from './api';
import { changeExportDetails, exportPlatform, useExportDetails } from './export-details';
import { useStep } from './use-step';

/** The form of an export: address and code. @param exportMobile the number that the page shows */
export function useExportForm(exportMobile: string) {
  const { exportEmail } = useExportDetails();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const step = useStep();
  const email = exportEmail.trim();
  const isCodeMissing = isChecked && !isCode(code, USUAL_CODE_LENGTH);
  return {
    email: exportEmail,
    setEmail: (text: string) => changeExportDetails({ exportEmail: text }),
    code,
    setCode,
    isEmailWrong: isChecked && !isEmail(email),
    isCodeMissing,
    busy: step.busy,
    refusal: step.refusal,
    async submit(): Promise<void> {
      setChecked(true);
      if (!isEmail(email) || !isCode(code, USUAL_CODE_LENGTH)) return;
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
