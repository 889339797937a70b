import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { type Actor, Authorizer } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, membersEdit, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { queryProperties, querySubjects, type StoredOf } from '../../../model/index.js';
import type { CreateQueryInput, QueryStatementInput, UpdateQueryInput } from './query.input.js';
import { QUERY } from './query.mappings.js';
import { QuerySource } from './query.model.js';
import { EDITING_ANY_QUERY, EDITING_QUERIES } from './query.demands.js';

/** Message of refused edits. Source: DataHub's GraphQL. */
const REFUSAL = 'Unauthorized to update Queries for the provided subjects. Please contact your DataHub administrator.';

/** Creates, changes and deletes queries. Throws `FORBIDDEN` unless the actor may edit the queries of every subject. */
@Injectable()
export class QueryService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /** Creates a query and returns its urn. Throws `INVALID_ARGUMENT` if a subject is not stored. */
  async create({ properties, subjects }: CreateQueryInput, by: Editor): Promise<string> {
    const datasets = subjects.map(({ datasetUrn }) => datasetUrn);
    await this.require(by.actor, datasets);
    await this.editor.requireStored(datasets);
    const urn = Urn.of(QUERY.entityType, randomUUID()).toString();
    const { name, description, statement } = properties;
    const stamp = this.editor.stamp(by);
    const value = {
      source: QuerySource.MANUAL,
      statement: storedStatement(statement),
      ...given({ name, description }),
      created: stamp,
      lastModified: stamp,
    };
    const edits = [valueEdit(urn, queryProperties, value), valueEdit(urn, querySubjects, subjectsOf(datasets))];
    await this.editor.create(urn, edits, by, `${urn} already exists`, datasets);
    return urn;
  }

  /**
   * Changes the fields that are given. Throws `NOT_FOUND` if the query is not stored, and `INVALID_ARGUMENT` if a
   * subject is not stored.
   */
  async update(urn: string, { properties, subjects }: UpdateQueryInput, by: Editor): Promise<void> {
    requireUrnOf(QUERY.entityType, urn);
    const datasets = subjects?.map(({ datasetUrn }) => datasetUrn) ?? [];
    await this.require(by.actor, await this.subjects(urn));
    if (subjects != null) await this.require(by.actor, datasets);
    if (!(await this.store.exists(urn, { includeSoftDeleted: true })))
      throw new DomainError('NOT_FOUND', `Failed to find query with urn ${urn}`);
    await this.editor.requireStored(datasets);
    const changes = {
      name: properties?.name,
      description: properties?.description,
      statement: properties?.statement == null ? null : storedStatement(properties.statement),
      lastModified: this.editor.stamp(by),
    };
    const subjectEdits = subjects == null ? [] : [valueEdit(urn, querySubjects, subjectsOf(datasets))];
    const edits = [membersEdit(urn, queryProperties, changes), ...subjectEdits];
    await this.editor.write(edits, by, [urn, ...datasets]);
  }

  /** Hard-deletes a query; does nothing if it is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(QUERY.entityType, urn);
    await this.require(by.actor, await this.subjects(urn));
    await this.editor.delete(urn, by);
  }

  private async require(actor: Actor, subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0)
      await this.authorizer.requireDemand(actor, EDITING_ANY_QUERY, undefined, { refusal: REFUSAL });
    await this.authorizer.requireOnEach(actor, EDITING_QUERIES, new Set(subjects), () => REFUSAL);
  }

  private async subjects(urn: string): Promise<readonly string[]> {
    const stored = await this.store.value(urn, querySubjects);
    return stored?.subjects.map(({ entity }) => entity) ?? [];
  }
}

function subjectsOf(datasets: readonly string[]): StoredOf<typeof querySubjects> {
  return { subjects: datasets.map((entity) => ({ entity })) };
}

function storedStatement({ value, language }: QueryStatementInput): StoredOf<typeof queryProperties>['statement'] {
  return { value, language };
}
