import type { Sample } from '../../api/figures.js';

/** A field of the samples, its name, and its colour as a custom property. */
export type Drawn = readonly [field: Exclude<keyof Sample, 'time'>, name: string, colour: string];

/** Most points that a chart draws: about one per pixel. */
const MOST_POINTS = 600;

interface Lines {
  readonly times: readonly number[];
  readonly lines: readonly {
    readonly name: string;
    readonly colour: string;
    readonly values: readonly (number | null)[];
  }[];
}

/**
 * The fields of samples as lines. Many samples are drawn as the largest values of equally long groups, so that no peak
 * is lost; groups begin at multiples of their length, so that lines do not flicker as time goes on.
 */
export function linesOf(samples: readonly Sample[], drawn: readonly Drawn[]): Lines {
  const groups = grouped(samples);
  return {
    times: groups.map((group) => group[0]?.time ?? 0),
    lines: drawn.map(([field, name, colour]) => ({
      name,
      colour,
      values: groups.map((group) => largestOf(group.map((sample) => sample[field]))),
    })),
  };
}

function largestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function grouped(samples: readonly Sample[]): readonly (readonly Sample[])[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return [];
  const seconds = Math.ceil((last.time - first.time) / 1000 / MOST_POINTS);
  const length = Math.max(1, seconds) * 1000;
  const groups = new Map<number, Sample[]>();
  for (const sample of samples) {
    const at = seconds <= 1 ? sample.time : Math.floor(sample.time / length);
    const group = groups.get(at);
    if (group === undefined) groups.set(at, [sample]);
    else group.push(sample);
  }
  return [...groups.values()];
}
