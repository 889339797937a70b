import { InputType } from '@nestjs/graphql';
import { DataContractState } from './data-contract-state.enum.js';

/** A clause of a contract: the fields that all kinds have. */
@InputType({ isAbstract: true })
abstract class ContractClauseInput {
  /** Urn of the assertion that checks the clause. */
  readonly assertionUrn!: string;
}

/** A clause of a contract about how new the data is. */
@InputType()
export class FreshnessContractInput extends ContractClauseInput {}

/** A clause of a contract about the columns. */
@InputType()
export class SchemaContractInput extends ContractClauseInput {}

/** A clause of a contract about the values. */
@InputType()
export class DataQualityContractInput extends ContractClauseInput {}

/** The contract of a dataset as a whole; replaces the one that there is. */
@InputType()
export class UpsertDataContractInput {
  /** Urn of the dataset. */
  readonly entityUrn!: string;
  /** What is promised of how new the data is; nothing when absent. */
  readonly freshness?: FreshnessContractInput[] | null;
  /** What is promised of the columns; nothing when absent. */
  readonly schema?: SchemaContractInput[] | null;
  /** What is promised of the values; nothing when absent. */
  readonly dataQuality?: DataQualityContractInput[] | null;
  /** Where the contract stands; `ACTIVE` when absent. */
  readonly state?: DataContractState | null;
  /** Id of the contract, the last part of its urn, when the dataset has none yet; a random one when absent or blank. */
  readonly id?: string | null;
}
