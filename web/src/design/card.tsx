import { type ReactNode, useId } from 'react';

/** Properties of `Card`. */
export interface CardProps {
  readonly title: ReactNode;
  /** Shown beside the title, such as a badge or a button. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled section on a surface of its own. */
export function Card({ title, aside, className = '', children }: CardProps): ReactNode {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
