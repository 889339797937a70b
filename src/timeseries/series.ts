import { invalidArgument } from '../foundation/common/errors.js';
import { defined } from '../foundation/common/given.js';
import type { AspectSpec, EntitySpec, ModelRegistry } from '../model/index.js';

/** One time series: a time-series aspect of one entity type. */
export interface Series {
  /** As spelled in the model. */
  readonly entityType: string;
  readonly aspect: AspectSpec;
  /** The field with a time of the value's own, by which readers sort besides `timestampMillis`. */
  readonly ownTime?: string;
}

/**
 * The time series of the model, by case-insensitive names, because names derived from an index' name are in lower case.
 */
export class SeriesCatalogue {
  private readonly byName: ReadonlyMap<string, Series>;

  constructor(registry: ModelRegistry) {
    const series = registry.entities().flatMap(seriesOf);
    this.byName = new Map(series.map((one) => [keyOf(one.entityType, one.aspect.name), one]));
  }

  /** The time series with these names; undefined if the model has none. */
  find(entityType: string, aspectName: string): Series | undefined {
    return this.byName.get(keyOf(entityType, aspectName));
  }

  /** Every time series with these names; an absent name matches any. */
  select(entityType?: string, aspectName?: string): readonly Series[] {
    const fits = (name: string, wanted: string | undefined): boolean =>
      wanted === undefined || name.toLowerCase() === wanted.toLowerCase();
    return [...this.byName.values()].filter(
      (one) => fits(one.entityType, entityType) && fits(one.aspect.name, aspectName),
    );
  }

  /** Like `find`, but throws `INVALID_ARGUMENT` if the model has none. */
  require(entityType: string, aspectName: string): Series {
    const found = this.find(entityType, aspectName);
    if (found !== undefined) return found;
    const isKnown = this.select(entityType).length > 0;
    throw invalidArgument(
      isKnown
        ? `aspect: ${aspectName} is not a timeseries aspect of ${entityType}`
        : `entityType: ${entityType} is not an entity type that has time series`,
    );
  }
}

function seriesOf({ name, aspects }: EntitySpec): readonly Series[] {
  return [...aspects.values()]
    .filter(({ kind }) => kind === 'timeseries')
    .map((aspect) => ({ entityType: name, aspect, ...defined({ ownTime: ownTimeOf(aspect) }) }));
}

function ownTimeOf({ timeseriesFields }: AspectSpec): string | undefined {
  const own = timeseriesFields.find(({ path, annotation }) => path.length === 1 && annotation.fieldType === 'DATETIME');
  return own?.path[0];
}

function keyOf(entityType: string, aspectName: string): string {
  return `${entityType} ${aspectName}`.toLowerCase();
}
