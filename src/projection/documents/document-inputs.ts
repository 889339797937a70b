import { Injectable } from '@nestjs/common';
import { type AspectRecord, type AspectsByUrn, AspectStore } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { DocumentBuilder, type DocumentSource, SearchSchema } from '../../search/index.js';
import { latestOfEach, TimeseriesStore } from '../../timeseries/index.js';
import { PropertyDefinitions } from './property-definitions.js';
import type { StoredEntity } from './stored-entity.js';

/** How far references of references are followed; the model's searchable fields need no more. */
const MAX_REFERENCE_DEPTH = 3;

/** An entity that has a search document. */
export interface DocumentEntity extends StoredEntity {
  /** Name in the model. */
  readonly entityType: string;
}

/** Reads the parts of documents that are not aspects of their own entity. */
@Injectable()
export class DocumentInputs {
  private readonly timeseriesAspects = new Map<string, readonly string[]>();

  constructor(
    private readonly schema: SearchSchema,
    private readonly builder: DocumentBuilder,
    private readonly aspects: AspectStore,
    private readonly timeseries: TimeseriesStore,
    private readonly definitions: PropertyDefinitions,
  ) {}

  /** The inputs of the document of each entity, read in few statements for all of them. Throws `ENGINE_UNAVAILABLE`. */
  async sources(entities: readonly DocumentEntity[]): Promise<readonly DocumentSource[]> {
    const needs = entities.map(({ entityType, aspects }) => this.builder.needs(entityType, aspects));
    const values = await this.latestValues(entities);
    const properties = await this.definitions.of(needs.flatMap(({ properties: urns }) => urns));
    const references = await this.references(needs.flatMap(({ references: urns }) => urns));
    return entities.map(({ urn, entityType, revision, aspects }) => ({
      entityType,
      urn,
      revision,
      aspects,
      timeseries: values.get(urn) ?? NO_VALUES,
      properties,
      references,
    }));
  }

  /** Names of the timeseries aspects of an entity type whose values are searchable. */
  searchableSeries(entityType: string): readonly string[] {
    const known = this.timeseriesAspects.get(entityType);
    if (known !== undefined) return known;
    const fields = this.schema.entity(entityType)?.sources ?? [];
    const names = fields.filter(({ isTimeseries }) => isTimeseries).map(({ aspectName }) => aspectName);
    const distinct = [...new Set(names)];
    this.timeseriesAspects.set(entityType, distinct);
    return distinct;
  }

  private async latestValues(entities: readonly DocumentEntity[]): Promise<Map<string, Map<string, JsonObject>>> {
    const urnsByAspect = new Map<string, string[]>();
    for (const { urn, entityType } of entities) {
      for (const name of this.searchableSeries(entityType)) {
        const urns = urnsByAspect.get(name);
        if (urns === undefined) urnsByAspect.set(name, [urn]);
        else urns.push(urn);
      }
    }
    const wanted = [...urnsByAspect].map(([aspectName, urns]) => ({ aspectName, urns }));
    const values = new Map<string, Map<string, JsonObject>>();
    for (const [at, found] of (await latestOfEach(this.timeseries, wanted)).entries()) {
      for (const [urn, { value }] of found) {
        const ofUrn = values.get(urn) ?? new Map<string, JsonObject>();
        values.set(urn, ofUrn.set(wanted[at]?.aspectName ?? '', value));
      }
    }
    return values;
  }

  private async references(first: readonly string[]): Promise<AspectsByUrn> {
    const found = new Map<string, ReadonlyMap<string, AspectRecord>>();
    let urns = [...new Set(first)];
    for (let depth = 0; urns.length > 0 && depth < MAX_REFERENCE_DEPTH; depth += 1) {
      const read = await this.aspects.latest(urns);
      for (const [urn, aspects] of read) found.set(urn, aspects);
      const further = [...read].flatMap(([urn, aspects]) => this.builder.needs(typeOf(urn), aspects).references);
      urns = [...new Set(further)].filter((urn) => !found.has(urn));
    }
    return found;
  }
}

const NO_VALUES: ReadonlyMap<string, JsonObject> = new Map();

function typeOf(urn: string): string {
  return urn.split(':', 3)[2] ?? '';
}
