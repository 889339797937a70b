import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** Properties of `Button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'normal' | 'danger' | 'plain';
  /** Whether its action runs; further clicks are ignored, and the focus stays. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A button, named by a verb. */
export function Button({ look = 'normal', isBusy = false, className = '', onClick, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      className={`button ${look} ${className}`}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
