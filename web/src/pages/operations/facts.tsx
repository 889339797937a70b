import type { ReactNode } from 'react';

/** A name and what it stands for. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts side by side, each with its name above. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="operations-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
