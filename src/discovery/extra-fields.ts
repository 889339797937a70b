import { Injectable } from '@nestjs/common';
import { entityTypeOfUrn, type GraphqlContext } from '../entities/index.js';
import { DocumentBuilder } from '../search/index.js';
import type { ExtraProperty } from './search-result.model.js';

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** Tells what the search index knows of hits, from what is stored of them now. */
@Injectable()
export class ExtraFields {
  constructor(private readonly builder: DocumentBuilder) {}

  /** By urn, the values of those of `fields` that the entity has: texts as they are, anything else as JSON. */
  async of(
    urns: readonly string[],
    fields: readonly string[],
    context: GraphqlContext,
  ): Promise<ReadonlyMap<string, readonly ExtraProperty[]>> {
    const entries = urns.map(async (urn) => [urn, await this.valuesOf(urn, fields, context)] as const);
    return new Map(await Promise.all(entries));
  }

  private async valuesOf(
    urn: string,
    fields: readonly string[],
    { entities }: GraphqlContext,
  ): Promise<readonly ExtraProperty[]> {
    const aspects = await entities.allAspects(urn);
    const nothingElse = { revision: 0, timeseries: NONE, properties: NONE, references: NONE };
    const document = this.builder.build({ urn, entityType: entityTypeOfUrn(urn), aspects, ...nothingElse });
    return fields.flatMap((name) => {
      const value = document.fields[name];
      if (value === undefined || value === null) return [];
      return [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }];
    });
  }
}
