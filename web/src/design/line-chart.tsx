import { type ReactNode, useEffect, useRef } from 'react';
import type UPlot from 'uplot';
import { type Line, lineOptions } from './line-options.js';

/** Properties of `LineChart`. */
export interface LineChartProps {
  /** Describes the chart for screen readers; name the latest values, too. */
  readonly label: string;
  /** Milliseconds since 1970, ascending. */
  readonly times: readonly number[];
  readonly lines: readonly Line[];
  /** Formats a value. */
  readonly format: (value: number) => string;
}

const HEIGHT = 176;

function dataOf(times: readonly number[], lines: readonly Line[]): UPlot.AlignedData {
  return [times.map((time) => time / 1000), ...lines.map(({ values }) => [...values])];
}

/** Lines over time, with a legend that shows the values under the pointer. Its code is loaded when it is shown. */
export function LineChart({ label, times, lines, format }: LineChartProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot>(undefined);
  const latest = useRef({ times, lines, format });
  useEffect(() => {
    latest.current = { times, lines, format };
    chart.current?.setData(dataOf(times, lines));
  }, [times, lines, format]);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const ended = new AbortController();
    void draw(element, ended.signal, chart, latest);
    return () => {
      ended.abort();
      chart.current?.destroy();
      chart.current = undefined;
    };
  }, []);
  return (
    <figure className="line-chart" aria-label={label} role="img">
      <div ref={host} aria-hidden="true" />
    </figure>
  );
}

/** Draws the chart, again when the theme changes, and as wide as `host`, until `ended`. */
async function draw(
  host: HTMLElement,
  ended: AbortSignal,
  chart: { current: UPlot | undefined },
  latest: { readonly current: Omit<LineChartProps, 'label'> },
): Promise<void> {
  const { default: Chart } = await import('uplot');
  if (ended.aborted) return;
  const make = (): void => {
    const { times, lines, format } = latest.current;
    chart.current?.destroy();
    chart.current = new Chart(lineOptions(host, lines, format, HEIGHT), dataOf(times, lines), host);
  };
  make();
  const resized = new ResizeObserver(() => chart.current?.setSize({ width: host.clientWidth, height: HEIGHT }));
  resized.observe(host);
  const themed = new MutationObserver(make);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', make, { signal: ended });
  ended.addEventListener('abort', () => {
    resized.disconnect();
    themed.disconnect();
  });
}
