import { type ReactNode, useId } from 'react';

/** What every field has. */
export interface Labelled {
  readonly label: ReactNode;
  /** Explains what to enter. */
  readonly hint?: ReactNode;
  /** Says what is wrong with the value. */
  readonly error?: string | undefined;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

/** Properties of `Field`. */
export interface FieldProps extends Labelled {
  /** Renders the control with its attributes. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label above a control, with a hint and an error below. */
export function Field({ label, hint, error, children }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  const attributes = {
    id,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(attributes)}
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
