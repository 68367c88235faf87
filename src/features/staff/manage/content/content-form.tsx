import { View } from '@tarojs/components';
import type { ContentProblem } from '@contract/manage/content-endpoints';
import { FIELDS_OF, MOST_TYPED } from '@contract/manage/content-rules';
import type {
  BilingualField,
  ContentField,
  ContentKind,
  ContentText,
  SingleField,
} from '@contract/manage/content-rules';
import { useText } from '@/i18n/messages';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { ChannelField, ZoneField } from './content-choices';
import { CONTENT_MESSAGES } from './content-messages';
import styles from './content.module.scss';

type Language = 'zh' | 'en';

export interface ContentFormProps {
  readonly kind: ContentKind;
  readonly text: ContentText;
  readonly onType: (typed: Partial<ContentText>) => void;
  readonly problems: readonly ContentProblem[];
}

const isBilingual = (text: ContentText, field: ContentField): field is BilingualField =>
  typeof text[field] !== 'string';

const AREAS: readonly ContentField[] = ['summary', 'body', 'sources'];

/** What is wrong with a field, each problem in a line; undefined: nothing. */
function useProblemText(problems: readonly ContentProblem[]) {
  const t = useText(CONTENT_MESSAGES);
  return (field: ContentField, language: Language | null): string | undefined => {
    const own = problems.filter(
      (each) =>
        each.field === field &&
        (language === null || each.language === language || each.language === null),
    );
    const lines = own.map(({ line, message }) =>
      line === null ? message : t('line', { line, message }),
    );
    return lines.length > 0 ? lines.join('\n') : undefined;
  };
}

/** The fields of a text; both languages side by side where there is room. */
export function ContentForm({ kind, text, onType, problems }: ContentFormProps) {
  const fields = FIELDS_OF[kind];
  const both = fields.filter((field) => isBilingual(text, field));
  const single = fields.filter((field): field is SingleField => !isBilingual(text, field));
  const problemText = useProblemText(problems);
  return (
    <>
      {both.map((field) => (
        <View key={field} className={styles.pair}>
          {(['zh', 'en'] as const).map((language) => (
            <OneLanguage
              key={language}
              field={field}
              language={language}
              kind={kind}
              text={text}
              onType={onType}
              error={problemText(field, language)}
            />
          ))}
        </View>
      ))}
      <View className={styles.grid}>
        {single.map((field) => (
          <Once
            key={field}
            field={field}
            text={text}
            onType={onType}
            error={problemText(field, null)}
          />
        ))}
      </View>
    </>
  );
}

interface OneLanguageProps extends Pick<ContentFormProps, 'kind' | 'text' | 'onType'> {
  readonly field: ContentField;
  readonly language: Language;
  readonly error: string | undefined;
}

const hintOf = (
  field: ContentField,
  kind: ContentKind,
): 'noticeHint' | 'bodyHint' | 'sourcesHint' | null => {
  if (field === 'sources') return 'sourcesHint';
  if (field !== 'body') return null;
  return kind === 'notice' ? 'noticeHint' : 'bodyHint';
};

function OneLanguage({ field, language, kind, text, onType, error }: OneLanguageProps) {
  const t = useText(CONTENT_MESSAGES);
  if (!isBilingual(text, field)) return null;
  const hint = hintOf(field, kind);
  const shared = {
    label: t('inLanguage', {
      field: t(field),
      language: t(language === 'zh' ? 'chinese' : 'english'),
    }),
    value: text[field][language],
    onChange: (next: string) => onType({ [field]: { ...text[field], [language]: next } }),
    error,
    hint: hint ? t(hint) : undefined,
    maxLength: field === 'body' ? MOST_TYPED.body : MOST_TYPED.field,
  };
  if (!AREAS.includes(field)) return <Field {...shared} />;
  return (
    <View className={field === 'body' ? styles.long : undefined}>
      <TextareaField {...shared} />
    </View>
  );
}

interface OnceProps extends Pick<ContentFormProps, 'text' | 'onType'> {
  readonly field: SingleField;
  readonly error: string | undefined;
}

const HINTS = {
  reviewedOn: 'dayHint',
  picture: 'pictureHint',
  minutes: 'minutesHint',
  publishedFrom: 'fromHint',
  publishedUntil: 'untilHint',
} as const;

function Once({ field, text, onType, error }: OnceProps) {
  const t = useText(CONTENT_MESSAGES);
  const shared = {
    label: t(field),
    value: text[field],
    onChange: (next: string) => onType({ [field]: next }),
    error,
  };
  if (field === 'channel') return <ChannelField {...shared} />;
  if (field === 'zone') return <ZoneField {...shared} />;
  return <Field {...shared} hint={t(HINTS[field])} />;
}
