import type UPlot from 'uplot';

/**
 * A line: its name, its colour as a custom property of the tokens, and its value at each time; null where it has none.
 */
export interface Line {
  readonly name: string;
  /** For example `--accent`. */
  readonly colour: string;
  readonly values: readonly (number | null)[];
}

const FONT = '12px system-ui, sans-serif';

/** Least length of the time that is drawn, in seconds. */
const SHORTEST_S = 60;

/** Least value at the top of the chart. */
const LEAST_TOP = 10;

/** Least distance of the times below the chart, in pixels. */
const TIME_SPACE = 72;

/** Room above and beside the drawing area, in pixels: top, right, bottom, left. */
const PADDING: UPlot.Padding = [8, 12, 0, 0];

/** The options of a chart in `host`, with the colours of the current theme. */
export function lineOptions(
  host: HTMLElement,
  lines: readonly Pick<Line, 'name' | 'colour'>[],
  format: (value: number) => string,
  height: number,
): UPlot.Options {
  const colourOf = resolver(host);
  const [stroke, divider] = [colourOf('--quiet'), colourOf('--divider')];
  const axis = { stroke, font: FONT, grid: { stroke: divider, width: 1 }, ticks: { show: false } };
  return {
    width: host.clientWidth,
    height,
    padding: PADDING,
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { range: timeRange },
      y: { range: (_chart, _low, high) => [0, Math.max(high * 1.1, LEAST_TOP)] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        space: TIME_SPACE,
        values: (_chart, times, _axis, _space, step) => timeTexts(times, step),
      },
      { ...axis, size: 64, values: (_chart, values) => values.map(format) },
    ],
    series: [
      { label: 'Time', value: shownBy((seconds) => timeText(seconds, 'medium')) },
      ...lines.map(({ name, colour }) => ({
        label: name,
        stroke: colourOf(colour),
        width: 2,
        points: { show: isAlone },
        value: shownBy(format),
      })),
    ],
  };
}

/** Times below the chart, `step` seconds apart: with seconds where the same minute would stand there twice. */
export function timeTexts(times: readonly number[], step: number): string[] {
  return times.map((seconds) => timeText(seconds, step < 60 ? 'medium' : 'short'));
}

/** From the first time to the last: uPlot's own range shows a whole day for a single one. */
function timeRange({ data: [times] }: UPlot): [number, number] {
  const last = times.at(-1) ?? Date.now() / 1000;
  return [Math.min(times[0] ?? last, last - SHORTEST_S), last];
}

/** A single value is drawn as a point, since it makes no line. */
function isAlone({ data: [times] }: UPlot): boolean {
  return times.length === 1;
}

/** The value under the pointer, and without one the last. */
function shownBy(format: (value: number) => string) {
  return (chart: UPlot, value: number | null, series: number): string => {
    const shown = value ?? chart.data[series]?.at(-1);
    return shown == null ? '–' : format(shown);
  };
}

/** A canvas takes computed colours only: reads them from an element that has them. */
function resolver(host: HTMLElement): (token: string) => string {
  return (token) => {
    const probe = host.appendChild(document.createElement('span'));
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

function timeText(seconds: number, timeStyle: 'short' | 'medium'): string {
  return new Date(seconds * 1000).toLocaleTimeString('en-GB', { timeStyle });
}
