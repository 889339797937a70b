import { type ReactNode, useMemo } from 'react';
import type { Figures } from '../../api/figures.js';
import { Card, countText, durationText, LineChart } from '../../design/index.js';
import { texts } from '../../texts.js';
import { known } from './known.js';
import { linesOf } from './lines-of.js';

const words = texts.overview;

/** How far search is behind the database, as a line. */
export function LagCard({ figures: { samples, indexLagMs } }: { readonly figures: Figures }): ReactNode {
  const { times, lines } = useMemo(() => linesOf(samples, [['indexLagMs', words.indexLag, '--accent']]), [samples]);
  const lag = known(indexLagMs, durationText);
  return (
    <Card title={words.indexLag} aside={<span className="quiet">{lag}</span>}>
      <p className="quiet">{words.indexLagHint}</p>
      <LineChart label={words.lagOf(lag)} times={times} lines={lines} format={durationText} />
    </Card>
  );
}

/** Writes, reads and searches per second, as lines. */
export function RatesCard({ figures: { samples, perSecond } }: { readonly figures: Figures }): ReactNode {
  const { times, lines } = useMemo(
    () =>
      linesOf(samples, [
        ['writes', words.rates.writes, '--accent'],
        ['reads', words.rates.reads, '--good'],
        ['searches', words.rates.searches, '--caution'],
      ]),
    [samples],
  );
  const { writes, reads, searches } = perSecond;
  return (
    <Card title={words.perSecond}>
      <p className="quiet">{words.perSecondHint}</p>
      <LineChart
        label={words.ratesOf(countText(writes), countText(reads), countText(searches))}
        times={times}
        lines={lines}
        format={countText}
      />
    </Card>
  );
}
