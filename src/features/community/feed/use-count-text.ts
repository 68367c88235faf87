import { salesText, WHOLE_UP_TO } from '@contract/text/count-rules';
import { useLanguage } from '@/i18n/language';

const THOUSAND = 1_000;

/** A number of likes or readers, shortened above 10,000: `1.2w` (specification §9), in English `12k`. */
export function useCountText(): (count: number) => string {
  const inEnglish = useLanguage() === 'en';
  return (count) =>
    inEnglish && count > WHOLE_UP_TO ? `${Math.floor(count / THOUSAND)}k` : salesText(count);
}
