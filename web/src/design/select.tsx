import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field, type Labelled } from './field.js';

/** A value to choose, and its name. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Properties of `Select`. */
export interface SelectProps<Value extends string>
  extends Labelled, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A labelled choice of one value among a few. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, hint, error, options, onChange, ...rest } = props;
  const choose = (value: string): void => {
    const chosen = options.find((option) => option.value === value);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <select className="input" {...rest} {...attributes} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
