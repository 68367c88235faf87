import { View } from '@tarojs/components';
import { DOCUMENT_KINDS } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { useText } from '@/i18n/messages';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { DESK_MESSAGES } from '../messages';
import type { ShownDocument } from '../use-claim-search';

export interface DocumentFieldsProps {
  readonly value: ShownDocument;
  readonly put: (part: Partial<ShownDocument>) => void;
  /** What the fields are called where it is another document than the first. */
  readonly labels?: Readonly<Record<'name' | 'kind' | 'number', string>>;
  readonly errorOf?: (field: 'name' | 'number') => string | undefined;
}

/** Name, kind and number of a document that somebody shows at the desk. */
export function DocumentFields({ value, put, labels, errorOf }: DocumentFieldsProps) {
  const t = useText(DESK_MESSAGES);
  const kinds = useText(LINKMAN_MESSAGES);
  return (
    <View>
      <Field
        label={labels?.name ?? t('name')}
        value={value.name}
        error={errorOf?.('name')}
        onChange={(name) => put({ name })}
        maxLength={40}
      />
      <PickerField
        mode="select"
        label={labels?.kind ?? t('kind')}
        value={String(value.documentKind)}
        options={DOCUMENT_KINDS.map((kind) => ({
          value: String(kind),
          label: kinds(`document${kind}`),
        }))}
        onChange={(kind) => put({ documentKind: Number(kind) as DocumentKind })}
      />
      <Field
        kind={value.documentKind === 1 ? 'idcard' : 'text'}
        label={labels?.number ?? t('number')}
        value={value.documentNumber}
        error={errorOf?.('number')}
        onChange={(documentNumber) => put({ documentNumber })}
        maxLength={20}
      />
    </View>
  );
}
