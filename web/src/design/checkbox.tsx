import type { ReactNode } from 'react';

/** Properties of `Checkbox`. */
export interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A labelled choice of yes or no. */
export function Checkbox({ label, isChecked, isDisabled = false, onChange }: CheckboxProps): ReactNode {
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
