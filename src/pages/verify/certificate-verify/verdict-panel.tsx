import { View } from '@tarojs/components';
import { factRows } from '@/features/aftercare/certificate/certificate-facts';
import { CERTIFICATE_MESSAGES } from '@/features/aftercare/certificate/messages';
import type { Verdict } from '@/features/aftercare/certificate/verify';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import styles from './index.module.scss';

const TEXTS = {
  genuine: ['genuine', 'genuineText', 'success'],
  revoked: ['revoked', 'revokedText', 'danger'],
  forged: ['forged', 'forgedText', 'danger'],
  malformed: ['malformed', 'malformedText', 'warning'],
  unknownKey: ['unknownKey', 'unknownKeyText', 'warning'],
} as const;

/** Result of the verification; the facts are shown only if the signature is valid. */
export function VerdictPanel({ verdict }: { readonly verdict: Verdict }) {
  const t = useText(CERTIFICATE_MESSAGES);
  const dates = useDateText();
  const [title, text, tone] = TEXTS[verdict.kind];
  return (
    <View>
      <NoticeBar tone={tone} title={t(title)} urgent>
        {t(text)}
      </NoticeBar>
      {'facts' in verdict ? (
        <Card>
          {factRows(t, dates, verdict.facts).map(({ label, value }) => (
            <View key={label} className={styles.row}>
              <View className={styles.label}>{label}</View>
              <View className={styles.value}>{value || '—'}</View>
            </View>
          ))}
        </Card>
      ) : null}
    </View>
  );
}
