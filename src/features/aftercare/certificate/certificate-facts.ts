import type { CertificateFacts } from '@contract/certificate/certificate-rules';
import type { DateText } from '@/i18n/date-text';
import type { Translate } from '@/i18n/messages';
import type { CERTIFICATE_MESSAGES } from './messages';

/** The content of a certificate as rows of label and value. */
export function factRows(
  t: Translate<(typeof CERTIFICATE_MESSAGES)['zh-CN']>,
  { dayOfYear }: Pick<DateText, 'dayOfYear'>,
  facts: Omit<CertificateFacts, 'keyId'>,
): readonly { readonly label: string; readonly value: string; readonly strong?: boolean }[] {
  return [
    { label: t('name'), value: facts.name, strong: true },
    { label: t('birthYear'), value: String(facts.birthYear) },
    { label: t('vaccine'), value: facts.vaccine, strong: true },
    { label: t('dose'), value: facts.dose },
    { label: t('lot'), value: facts.lot },
    { label: t('day'), value: dayOfYear(facts.day), strong: true },
    { label: t('clinic'), value: facts.clinic },
    { label: t('serial'), value: facts.serial },
    { label: t('issued'), value: dayOfYear(facts.issued) },
  ];
}
