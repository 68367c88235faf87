import { View } from '@tarojs/components';
import { useState } from 'react';
import { MOST_PICTURES, TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { REPORT_TARGET } from '@contract/community/user-type-rules';
import { REPORT_MESSAGES } from '@/pages/community/report/messages';
import { REASON_MESSAGES, REASONS } from '@/pages/community/report/reason-messages';
import { changeReport } from '@/pages/community/report/report-draft';
import type { ReportSource } from '@/pages/community/report/report-draft';
import { useReportForm } from '@/pages/community/report/use-report-form';
import { PicturePicker } from '@/shared/upload/components/picture-picker';
import { picturesOf } from '@/shared/upload/pictures-of';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { RadioGroup } from '@/ui/choice/radio-group';
import { TextareaField } from '@/ui/field/textarea-field';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './report-form.module.scss';

export interface ReportFormProps {
  readonly source: ReportSource;
  readonly onDone: () => void;
}

/** What is reported, why, and what shows it. */
export function ReportForm({ source, onDone }: ReportFormProps) {
  const t = useText(REPORT_MESSAGES);
  const reasons = useText(REASON_MESSAGES);
  const title = usePageTitle('report');
  const form = useReportForm(onDone);
  const [rejection, setRejection] = useState('');
  const { draft, pictures, violation } = form;
  const kind = source.sourceType === REPORT_TARGET.COMMENT ? 'comment' : 'post';
  return (
    <Page
      title={title}
      footer={
        <Button block loading={form.busy} onPress={() => void form.submit()}>
          {t('submit')}
        </Button>
      }
    >
      <Refusal title={t('failed')} reason={form.refusal} />
      <Optional>
        {draft.content ? (
          <Section title={t('about')}>
            <Card>
              <View className={styles.kind}>{t(kind)}</View>
              <View className={styles.content}>{draft.content}</View>
            </Card>
          </Section>
        ) : null}
      </Optional>
      <RadioGroup
        label={t('reason')}
        value={draft.reason ?? undefined}
        options={REASONS.map((value) => ({ value, label: reasons(value) }))}
        onChange={(reason) => changeReport({ reason })}
        error={violation === 'reason' ? t('reasonViolation') : undefined}
      />
      <TextareaField
        label={t('explain')}
        value={draft.explain}
        onChange={(explain) => changeReport({ explain })}
        maxLength={TEXT_LIMITS.explain}
        hint={t('explainHint')}
        optional
      />
      <PicturePicker
        list={pictures}
        most={MOST_PICTURES.report}
        pictures={picturesOf(pictures, MOST_PICTURES.report, form.changePictures, setRejection)}
        violation={violation === 'pictures' ? t('picturesViolation') : rejection}
      />
    </Page>
  );
}
