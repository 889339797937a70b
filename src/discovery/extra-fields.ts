import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../entities/index.js';
import { entityTypeOfUrn } from '../foundation/common/urn.js';
import { DocumentBuilder } from '../search/index.js';
import type { ExtraProperty } from './search-result.model.js';

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** Computes fields of the search documents of hits from their stored aspects. */
@Injectable()
export class ExtraFields {
  constructor(private readonly builder: DocumentBuilder) {}

  /** Returns, by urn, the values of `fields` that the entity has: strings unchanged, other values as JSON. */
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
