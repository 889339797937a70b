import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** How soon another click belongs to a double click, or to a key that is held, in milliseconds. */
const TWICE_MS = 500;

/** Properties of `Button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'normal' | 'danger' | 'plain';
  /**
   * Whether its action runs; further clicks are ignored, and the focus stays. A button that has it also ignores the
   * second click of a double click, which comes before the page knows that the action runs.
   */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A button, named by a verb. */
export function Button({ look = 'normal', isBusy, className = '', onClick, ...rest }: ButtonProps): ReactNode {
  const last = useRef(-Infinity);
  // Drawn again, it shows what the click has done.
  useEffect(() => {
    last.current = -Infinity;
  });
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    const isAgain = isBusy !== undefined && event.timeStamp - last.current < TWICE_MS;
    if (isBusy === true || isAgain) {
      event.preventDefault();
      return;
    }
    last.current = event.timeStamp;
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy === true && { 'aria-busy': true, 'aria-disabled': true })}
      className={`button ${look} ${className}`}
      onClick={click}
    />
  );
}
