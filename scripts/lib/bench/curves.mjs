import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

const [WIDTH, HEIGHT] = [720, 400];
const FRAME = { left: 64, right: 250, top: 16, bottom: 44 };
/** Colours that colour-blind people tell apart (Okabe and Ito). */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#666666'];

/** What each picture shows: its file, and the operations by name. */
const PICTURES = [
  [
    'performance-requests',
    ['entity read', 'aspect read', 'aspect write', 'createTag', 'delete of an entity', 'page of a listing'],
  ],
  [
    'performance-searches',
    [
      'search for a name',
      'search for a common word',
      'search with facets',
      'typeahead',
      'upstream lineage',
      'restore of 100 rows at the end',
    ],
  ],
];

/** The benchmarks that have pictures, and the end of the names of these. */
const ENDINGS = new Map([
  ['flat', ''],
  ['flat-servers', '-servers'],
]);

/** Draws the medians of a benchmark over the size of the store, into docs/images, if it has pictures. */
export function drawCurves(benchmark, figures) {
  const ending = ENDINGS.get(benchmark);
  if (ending === undefined) return;
  for (const [file, names] of PICTURES) {
    const lines = names
      .map((name) => ({ name, points: pointsOf(name, figures) }))
      .filter(({ points }) => points.length);
    if (lines.length > 0) writeFileSync(inRoot('docs', 'images', `${file}${ending}.svg`), pictureOf(lines));
  }
}

/** Rows in the store and milliseconds, smallest store first. */
function pointsOf(operation, figures) {
  return figures
    .map(({ name, p50 }) => ({ ...(/^(?<start>.*), (?<rows>[\d,]+) rows$/.exec(name)?.groups ?? {}), p50 }))
    .filter(({ start }) => start === operation)
    .map(({ rows, p50 }) => ({ rows: Number(rows.replaceAll(',', '')), p50 }));
}

function pictureOf(lines) {
  const points = lines.flatMap((line) => line.points);
  const x = scale(
    points.map(({ rows }) => rows),
    FRAME.left,
    WIDTH - FRAME.right,
  );
  const y = scale(
    points.map(({ p50 }) => p50),
    HEIGHT - FRAME.bottom,
    FRAME.top,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
${x.ticks.map((rows) => tickOf(x.at(rows), HEIGHT - FRAME.bottom, nameOf(rows), true)).join('\n')}
${y.ticks.map((ms) => tickOf(FRAME.left, y.at(ms), `${ms} ms`, false)).join('\n')}
<text x="${(FRAME.left + WIDTH - FRAME.right) / 2}" y="${HEIGHT - 8}" text-anchor="middle" fill="#333333">rows of aspects</text>
${lines.map((line, at) => lineOf(line, COLOURS[at], x, y)).join('\n')}
${legendOf(lines)}
</svg>
`;
}

/** A logarithmic scale over whole powers of ten. */
function scale(values, from, to) {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    at: (value) => Math.round(from + ((Math.log10(value) - first) / (last - first)) * (to - from)),
    ticks: Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step)),
  };
}

function tickOf(x, y, text, isBelow) {
  const line = isBelow ? `M${x} ${FRAME.top}V${y}` : `M${x} ${y}H${WIDTH - FRAME.right}`;
  const place = isBelow ? `x="${x}" y="${y + 16}" text-anchor="middle"` : `x="${x - 6}" y="${y + 4}" text-anchor="end"`;
  return `<path d="${line}" stroke="#dddddd"/><text ${place} fill="#333333">${text}</text>`;
}

function nameOf(rows) {
  return rows.toLocaleString('en-US');
}

function lineOf({ points }, colour, x, y) {
  const places = points.map(({ rows, p50 }) => [x.at(rows), y.at(p50)]);
  const dots = places.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="3" fill="${colour}"/>`).join('');
  return `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}`;
}

function legendOf(lines) {
  const left = WIDTH - FRAME.right + 16;
  return lines
    .map(({ name }, at) => {
      const top = FRAME.top + 12 + at * 22;
      return `<rect x="${left}" y="${top - 9}" width="12" height="12" fill="${COLOURS[at]}"/><text x="${left + 18}" y="${top + 1}" fill="#333333">${name}</text>`;
    })
    .join('\n');
}
