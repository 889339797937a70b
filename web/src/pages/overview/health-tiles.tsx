import type { ReactNode } from 'react';
import type { BrokerFigures, EngineFigures, Figures } from '../../api/figures.js';
import { Badge, bytesText, countText, durationText } from '../../design/index.js';
import { texts } from '../../texts.js';
import { known } from './known.js';

const words = texts.overview;

/** One tile for each part of the installation, with its state. */
export function HealthTiles({ figures }: { readonly figures: Figures }): ReactNode {
  const { database, search, broker, indexLagMs, memoryBytes, startedAt, time, version } = figures;
  return (
    <section aria-label={words.health}>
      <dl className="overview-tiles">
        <EngineTile name={words.database} engine={database} />
        <EngineTile name={words.search} engine={search} />
        {broker !== null && <BrokerTile broker={broker} />}
        <Tile name={words.indexLag} value={known(indexLagMs, durationText)} />
        <Tile name={words.memory} value={bytesText(memoryBytes)} />
        <Tile name={words.uptime} value={durationText(time - startedAt)}>
          {words.version(version)}
        </Tile>
      </dl>
    </section>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

function Tile({ name, value, children }: TileProps): ReactNode {
  return (
    <div className="overview-tile">
      <dt>{name}</dt>
      <dd className="value">{value}</dd>
      {children !== undefined && <dd className="row">{children}</dd>}
    </div>
  );
}

function State({ isUp }: { readonly isUp: boolean }): ReactNode {
  return <Badge tone={isUp ? 'good' : 'alert'}>{isUp ? words.up : words.down}</Badge>;
}

function EngineTile({ name, engine }: { readonly name: string; readonly engine: EngineFigures }): ReactNode {
  return (
    <Tile name={name} value={engine.kind}>
      <State isUp={engine.isUp} /> {engine.version}
    </Tile>
  );
}

function BrokerTile({ broker }: { readonly broker: BrokerFigures }): ReactNode {
  const { isUp, publicationLagMs, consumptionLag } = broker;
  return (
    <Tile name={words.broker} value={known(publicationLagMs, durationText)}>
      <State isUp={isUp} /> {consumptionLag !== null && words.waiting(countText(consumptionLag))}
    </Tile>
  );
}
