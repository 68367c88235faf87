import { useUnsavedInput } from '@/storage/unsaved';
import type { ControlProps } from './control-types';
import { FieldFrame } from './field-frame';
import { TextareaControl } from './textarea-control';
import { useNote } from './use-note';
import type { FieldNote } from './use-note';

export interface TextareaFieldProps
  extends Omit<ControlProps, 'className' | 'describedBy' | 'invalid' | 'kind'>, FieldNote {
  readonly optional?: boolean | undefined;
}

/** Multi-line text field; with `maxLength` it shows a character count. */
export function TextareaField(props: TextareaFieldProps) {
  const { hint, error, optional, ...control } = props;
  const { noteId, described } = useNote({ hint, error });
  useUnsavedInput(!control.disabled && control.value !== '');
  const counter = control.maxLength ? `${control.value.length}/${control.maxLength}` : null;
  return (
    <FieldFrame {...props} noteId={noteId} aside={counter}>
      <TextareaControl
        {...control}
        className="ui-field__input ui-field__input--area"
        {...described}
      />
    </FieldFrame>
  );
}
