import type { ReactNode } from 'react';

/** A bar: its name and value. */
export interface Bar {
  readonly name: ReactNode;
  readonly key: string;
  readonly value: number;
}

/** Properties of `BarChart`. */
export interface BarChartProps {
  /** Names the chart for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Formats a value. */
  readonly format?: (value: number) => string;
}

const inEnglish = (value: number): string => value.toLocaleString('en');

/** Horizontal bars in the given order, each with its name and value as text. */
export function BarChart({ label, bars, format = inEnglish }: BarChartProps): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="bars" aria-label={label}>
      {bars.map(({ key, name, value }) => (
        <li key={key}>
          <span className="name">{name}</span>
          <span className="bar" style={{ width: `${(100 * value) / most}%` }} />
          <span className="value">{format(value)}</span>
        </li>
      ))}
    </ul>
  );
}
