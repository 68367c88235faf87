import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import type { ExceptionFields } from '@contract/manage/catalogue-fields';
import { dayInWords } from '@contract/time/day-text-rules';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Empty } from '@/ui/state/empty';
import { Tag } from '@/ui/tag/tag';
import { CatalogueFrame } from '../catalogue-frame';
import { ChangeSheet } from '../change-sheet';
import { useClinicChange } from '../use-clinic-change';
import { useClinicDraft } from '../use-clinic-draft';
import { useSavedToast } from '../use-saved-toast';
import { draftOf, newDraft } from './exception-draft-rules';
import type { ExceptionDraft } from './exception-draft-rules';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from './exception-messages';
import { ExceptionMonth } from './exception-month';
import { ExceptionSheet } from './exception-sheet';
import { useExceptionText } from './exception-text';
import styles from '../catalogue.module.scss';

/** The days of a clinic that differ from its week, and the public holidays. */
export const ExceptionsSection = ({ depaCode }: { readonly depaCode: string }) => (
  <CatalogueFrame depaCode={depaCode}>
    {(catalogue) => <Exceptions depaCode={depaCode} catalogue={catalogue} />}
  </CatalogueFrame>
);

interface ExceptionsProps {
  readonly depaCode: string;
  readonly catalogue: ClinicCatalogue;
}

/** An exception that is typed. */
interface Edited {
  readonly existing: ExceptionFields | null;
  readonly draft: ExceptionDraft;
}

function Exceptions({ depaCode, catalogue }: ExceptionsProps) {
  const t = useText(EXCEPTION_MESSAGES);
  const { base, today, exceptions } = catalogue;
  const [edited, keep] = useClinicDraft<Edited>(depaCode, 'exception');
  const [isOpen, setOpen] = useState(edited !== null);
  const say = useSavedToast();
  const change = useClinicChange(depaCode, base, (saved) => {
    setOpen(false);
    keep(null);
    say(saved);
  });
  const open = (next: Edited): void => {
    keep(next);
    setOpen(true);
  };
  const add = (day: string): void =>
    open(edited && !edited.existing ? edited : { existing: null, draft: newDraft(day) });
  const coming = exceptions.filter(({ lastDay }) => lastDay >= today);
  const onDay = (day: string): void => {
    const found = coming.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    if (found) open({ existing: found, draft: draftOf(found) });
    else open({ existing: null, draft: newDraft(day) });
  };
  return (
    <View>
      <View className={styles.tools}>
        <Button size="sm" icon="calendar-plus" onPress={() => add(today)}>
          {t('add')}
        </Button>
      </View>
      <ExceptionMonth catalogue={catalogue} onDay={onDay} />
      <ExceptionList
        catalogue={catalogue}
        list={coming}
        onEdit={(fields) => open({ existing: fields, draft: draftOf(fields) })}
      />
      <Holidays catalogue={catalogue} />
      {isOpen && edited ? (
        <ExceptionSheet
          existing={edited.existing}
          draft={edited.draft}
          onDraft={(draft) => keep({ ...edited, draft })}
          catalogue={catalogue}
          change={change}
          onClose={() => {
            setOpen(false);
            if (edited.existing) keep(null);
          }}
        />
      ) : null}
      <ChangeSheet key={change.asked?.preview.digest} change={change} />
    </View>
  );
}

interface ListProps {
  readonly catalogue: ClinicCatalogue;
  readonly list: readonly ExceptionFields[];
  readonly onEdit: (fields: ExceptionFields) => void;
}

function ExceptionList({ catalogue, list, onEdit }: ListProps) {
  const t = useText(EXCEPTION_MESSAGES);
  const names = new Map(catalogue.products.map(({ productId, name }) => [productId, name]));
  const textOf = useExceptionText(names);
  if (list.length === 0)
    return <Empty icon="calendar-days" title={t('none')} text={t('noneText')} />;
  return (
    <View {...semantics({ role: 'list', label: t('list') })}>
      {list.map((fields) => {
        const { when, what, reason } = textOf(fields);
        return (
          <View
            key={JSON.stringify(fields)}
            className={styles.row}
            {...semantics({ role: 'listitem' })}
          >
            <View className={styles.what}>
              <View className={styles.name}>{when}</View>
              <View className={styles.note}>{reason}</View>
            </View>
            <Tag tone={fields.kind === 'closed' ? 'danger' : 'info'}>{what}</Tag>
            <Button
              kind="text"
              size="sm"
              icon="pencil"
              label={t('editNamed', { name: when })}
              onPress={() => onEdit(fields)}
            >
              {t('edit')}
            </Button>
          </View>
        );
      })}
    </View>
  );
}

function Holidays({ catalogue: { holidays } }: { readonly catalogue: ClinicCatalogue }) {
  const t = useText(EXCEPTION_MESSAGES);
  const language = useLanguage();
  if (holidays.length === 0) return null;
  return (
    <View>
      <View className={styles.head} {...semantics({ role: 'heading', level: 2 })}>
        {t('holidays')}
      </View>
      <View className={styles.note}>{t('holidayNote')}</View>
      <View {...semantics({ role: 'list', label: t('holidays') })}>
        {holidays.map(({ day, kind, weekday, name }) => (
          <View key={day} className={styles.line} {...semantics({ role: 'listitem' })}>
            {[
              dayInWords(day, language, true),
              name,
              kind === 'closed'
                ? t('holidayClosed')
                : t('holidayWorking', { weekday: t(WEEKDAY_KEYS[(weekday ?? 1) - 1] ?? 'w1') }),
            ].join(' · ')}
          </View>
        ))}
      </View>
    </View>
  );
}
