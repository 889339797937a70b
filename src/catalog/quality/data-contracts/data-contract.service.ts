import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer } from '../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../../entities/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import { ContractFinder } from './contract-finder.js';
import { DataContractState } from './data-contract-state.enum.js';
import { DATA_CONTRACT, PROPERTIES_ASPECT, STATUS_ASPECT } from './data-contract.mappings.js';
import type { UpsertDataContractInput } from './upsert-data-contract.input.js';
import { WRITING_CONTRACT } from './data-contract.demands.js';

const CLAUSES = ['freshness', 'schema', 'dataQuality'] as const;

/** Writes the contracts of datasets. */
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
   * Replaces the contract of a dataset, or makes its first one, and answers its urn. Throws `FORBIDDEN` before it says
   * anything of the dataset, `INVALID_ARGUMENT` when it or an assertion does not exist, and `CONFLICT` when the id is
   * that of another dataset's contract.
   */
  async upsert(input: UpsertDataContractInput, by: Editor): Promise<string> {
    const { entityUrn, state } = input;
    const { entityType } = Urn.parse(entityUrn);
    await this.authorizer.requireDemand(by.actor, WRITING_CONTRACT, { type: entityType, urn: entityUrn });
    if (entityType !== 'dataset')
      throw invalidArgument(`entityUrn: ${entityUrn} names a ${entityType}; give the urn of a dataset`);
    await this.requireLive(input);
    const urn = (await this.finder.of(entityUrn)) ?? (await this.newUrn(input));
    await this.editor.write(
      [
        { urn, aspectName: PROPERTIES_ASPECT, value: propertiesOf(input) },
        { urn, aspectName: STATUS_ASPECT, value: { state: state ?? DataContractState.ACTIVE } },
      ],
      by,
    );
    return urn;
  }

  private async requireLive(input: UpsertDataContractInput): Promise<void> {
    const assertions = CLAUSES.flatMap((clause) => (input[clause] ?? []).map(({ assertionUrn }) => assertionUrn));
    for (const urn of assertions) requireAssertionUrn(urn);
    const urns = [input.entityUrn, ...assertions];
    for (const urn of urns) checkEntityUrn(this.registry, urn);
    const live = await this.store.existing(urns, { includeSoftDeleted: false });
    const missing = urns.find((urn) => !live.has(urn));
    if (missing !== undefined) throw invalidArgument(`${missing} does not exist, or is soft-deleted`);
  }

  private async newUrn({ id, entityUrn }: UpsertDataContractInput): Promise<string> {
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(DATA_CONTRACT.entityType, key).toString();
    const entity = (await this.store.latestOne(urn, PROPERTIES_ASPECT))?.value['entity'];
    if (typeof entity === 'string' && entity !== entityUrn)
      throw new DomainError('CONFLICT', `id: ${urn} is the contract of ${entity}; give another id`);
    return urn;
  }
}

function propertiesOf(input: UpsertDataContractInput): JsonObject {
  const clauses = CLAUSES.flatMap((clause) => {
    const given = input[clause];
    return given == null ? [] : [[clause, given.map(({ assertionUrn }) => ({ assertion: assertionUrn }))] as const];
  });
  return { entity: input.entityUrn, ...Object.fromEntries(clauses) };
}

function requireAssertionUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== 'assertion')
    throw invalidArgument(`assertionUrn: ${urn} names a ${entityType}; give the urn of an assertion`);
}
