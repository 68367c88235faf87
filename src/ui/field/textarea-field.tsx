import type { ReactNode } from 'react';
import { useUid } from '../uid';
import type { ControlProps } from './control-types';
import { FieldFrame } from './field-frame';
import { TextareaControl } from './textarea-control';

export interface TextareaFieldProps extends Omit<
  ControlProps,
  'className' | 'describedBy' | 'invalid' | 'kind'
> {
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** Multi-line text field; with `maxLength` it shows a character count. */
export function TextareaField({ hint, error, optional, ...control }: TextareaFieldProps) {
  const noteId = useUid('note');
  const counter = control.maxLength ? `${control.value.length}/${control.maxLength}` : null;
  return (
    <FieldFrame
      label={control.label}
      noteId={noteId}
      hint={hint}
      error={error}
      optional={optional}
      disabled={control.disabled}
      aside={counter}
    >
      <TextareaControl
        {...control}
        className="ui-field__input ui-field__input--area"
        invalid={!!error}
        describedBy={error || hint ? noteId : undefined}
      />
    </FieldFrame>
  );
}
