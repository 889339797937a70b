import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type Labelled } from './field.js';

/** Properties of `TextInput`. */
export interface TextInputProps extends Labelled, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labelled line of text; `type` may name another kind, such as `number`. */
export function TextInput({ label, hint, error, onChange, ...rest }: TextInputProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <input className="input" {...rest} {...attributes} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
