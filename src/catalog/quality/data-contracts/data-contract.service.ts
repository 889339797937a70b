import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer } from '../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../../entities/index.js';
import {
  checkEntityUrn,
  dataContractProperties,
  dataContractStatus,
  ModelRegistry,
  type StoredOf,
} from '../../../model/index.js';
import { ContractFinder } from './contract-finder.js';
import { DataContractState } from './data-contract-state.enum.js';
import { DATA_CONTRACT } from './data-contract.mappings.js';
import type { UpsertDataContractInput } from './upsert-data-contract.input.js';
import { WRITING_CONTRACT } from './data-contract.demands.js';

const CLAUSES = ['freshness', 'schema', 'dataQuality'] as const;

/** Writes the data contracts of datasets. */
@Injectable()
export class DataContractService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly finder: ContractFinder,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * Creates or replaces the contract of a dataset, and returns its urn. Throws `FORBIDDEN` before any error that would
   * reveal whether the dataset exists, `INVALID_ARGUMENT` if the dataset or an assertion does not exist, and `CONFLICT`
   * if the id belongs to the contract of another dataset.
   */
  async upsert(input: UpsertDataContractInput, by: Editor): Promise<string> {
    const { entityUrn, state } = input;
    const { entityType } = Urn.parse(entityUrn);
    await this.authorizer.requireDemand(by.actor, WRITING_CONTRACT, { type: entityType, urn: entityUrn });
    requireUrnOf('dataset', entityUrn, 'entityUrn');
    const related = await this.requireLive(input);
    const urn = (await this.finder.of(entityUrn)) ?? (await this.newUrn(input));
    await this.editor.write(
      [
        valueEdit(urn, dataContractProperties, propertiesOf(input)),
        valueEdit(urn, dataContractStatus, { state: state ?? DataContractState.ACTIVE }),
      ],
      by,
      related,
    );
    return urn;
  }

  /** Returns the dataset and the assertions that the contract names. */
  private async requireLive(input: UpsertDataContractInput): Promise<readonly string[]> {
    const assertions = CLAUSES.flatMap((clause) => (input[clause] ?? []).map(({ assertionUrn }) => assertionUrn));
    for (const urn of assertions) requireUrnOf('assertion', urn, 'assertionUrn');
    const urns = [input.entityUrn, ...assertions];
    for (const urn of urns) checkEntityUrn(this.registry, urn);
    const live = await this.store.existing(urns, { includeSoftDeleted: false });
    const missing = urns.find((urn) => !live.has(urn));
    if (missing !== undefined) throw invalidArgument(`${missing} does not exist, or is soft-deleted`);
    return urns;
  }

  private async newUrn({ id, entityUrn }: UpsertDataContractInput): Promise<string> {
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(DATA_CONTRACT.entityType, key).toString();
    const entity = (await this.store.value(urn, dataContractProperties))?.entity;
    if (entity !== undefined && entity !== entityUrn)
      throw new DomainError('CONFLICT', `id: ${urn} is the contract of ${entity}; give another id`);
    return urn;
  }
}

function propertiesOf(input: UpsertDataContractInput): StoredOf<typeof dataContractProperties> {
  const { entityUrn, freshness, schema, dataQuality } = input;
  const clauses = { freshness: clausesOf(freshness), schema: clausesOf(schema), dataQuality: clausesOf(dataQuality) };
  return { entity: entityUrn, ...given(clauses) };
}

function clausesOf(clauses: readonly { readonly assertionUrn: string }[] | null | undefined) {
  return clauses?.map(({ assertionUrn }) => ({ assertion: assertionUrn }));
}
