import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../../aspects/index.js';
import { type Actor, Authorizer } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type AspectEdit, type Editor, EntityEditor } from '../../../entities/index.js';
import type { CreateQueryInput, QueryStatementInput, UpdateQueryInput } from './query.input.js';
import { QUERY, QUERY_ASPECT, SUBJECTS_ASPECT } from './query.mappings.js';
import { QuerySource } from './query.model.js';
import { EDITING_ANY_QUERY, EDITING_QUERIES } from './query.demands.js';

/** Refusal of queries, as DataHub words it. */
const REFUSAL = 'Unauthorized to update Queries for the provided subjects. Please contact your DataHub administrator.';

/**
 * Adds, changes and deletes queries. Throws `FORBIDDEN` to those who may not edit the queries of everything that a
 * query is about.
 */
@Injectable()
export class QueryService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Adds a query, and answers its urn. Throws `INVALID_ARGUMENT` for subjects that are not stored. */
  async create({ properties, subjects }: CreateQueryInput, by: Editor): Promise<string> {
    const datasets = subjects.map(({ datasetUrn }) => datasetUrn);
    await this.require(by.actor, datasets);
    await this.editor.requireStored(datasets);
    const urn = Urn.of(QUERY.entityType, randomUUID()).toString();
    const { name, description, statement } = properties;
    const stamp = this.stamp(by);
    const value = {
      source: QuerySource.MANUAL,
      statement: storedStatement(statement),
      ...(name == null ? {} : { name }),
      ...(description == null ? {} : { description }),
      created: stamp,
      lastModified: stamp,
    };
    const edits: AspectEdit[] = [
      { urn, aspectName: QUERY_ASPECT, value, onlyNewEntity: true },
      { urn, aspectName: SUBJECTS_ASPECT, value: subjectsOf(datasets), onlyNewEntity: true },
    ];
    await this.editor.write(edits, by);
    return urn;
  }

  /**
   * Changes what is given. Throws `NOT_FOUND` when the query is not stored, and `INVALID_ARGUMENT` for subjects that
   * are not.
   */
  async update(urn: string, { properties, subjects }: UpdateQueryInput, by: Editor): Promise<void> {
    requireQueryUrn(urn);
    const datasets = subjects?.map(({ datasetUrn }) => datasetUrn) ?? [];
    await this.require(by.actor, await this.subjects(urn));
    if (subjects != null) await this.require(by.actor, datasets);
    if (!(await this.store.exists(urn, { includeSoftDeleted: true })))
      throw new DomainError('NOT_FOUND', `Failed to find query with urn ${urn}`);
    await this.editor.requireStored(datasets);
    const members = {
      name: properties?.name,
      description: properties?.description,
      statement: properties?.statement == null ? null : storedStatement(properties.statement),
      lastModified: this.stamp(by),
    };
    const given = Object.entries(members).filter(([, value]) => value != null);
    const patch = given.map(([name, value]): PatchOperation => ({ op: 'add', path: `/${name}`, value: value ?? null }));
    const edits: AspectEdit[] = [{ urn, aspectName: QUERY_ASPECT, patch }];
    if (subjects != null) edits.push({ urn, aspectName: SUBJECTS_ASPECT, value: subjectsOf(datasets) });
    await this.editor.write(edits, by);
  }

  /** Deletes a query for good; one that is not stored is no error. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireQueryUrn(urn);
    await this.require(by.actor, await this.subjects(urn));
    await this.editor.delete(urn, by);
  }

  private async require(actor: Actor, subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0)
      await this.authorizer.requireDemand(actor, EDITING_ANY_QUERY, undefined, { refusal: REFUSAL });
    await this.authorizer.requireOnEach(actor, EDITING_QUERIES, new Set(subjects), () => REFUSAL);
  }

  private async subjects(urn: string): Promise<readonly string[]> {
    const stored = (await this.store.latestOne(urn, SUBJECTS_ASPECT))?.value['subjects'];
    return ((stored ?? []) as unknown as readonly { readonly entity: string }[]).map(({ entity }) => entity);
  }

  private stamp({ actor }: Editor): JsonObject {
    return { time: this.clock.now(), actor: actor.urn };
  }
}

function subjectsOf(datasets: readonly string[]): JsonObject {
  return { subjects: datasets.map((entity) => ({ entity })) };
}

function storedStatement({ value, language }: QueryStatementInput): JsonObject {
  return { value, language };
}

function requireQueryUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== QUERY.entityType) throw invalidArgument(`${urn} names a ${entityType}; give the urn of a query`);
}
