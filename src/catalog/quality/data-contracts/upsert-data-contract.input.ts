import { InputType } from '@nestjs/graphql';
import { DataContractState } from './data-contract-state.enum.js';

/** A clause of a contract: fields that all clauses share. */
@InputType({ isAbstract: true })
abstract class ContractClauseInput {
  /** Urn of the assertion that verifies the clause. */
  readonly assertionUrn!: string;
}

/** A clause about the freshness of the data. */
@InputType()
export class FreshnessContractInput extends ContractClauseInput {}

/** A clause about the schema. */
@InputType()
export class SchemaContractInput extends ContractClauseInput {}

/** A clause about the quality of the data. */
@InputType()
export class DataQualityContractInput extends ContractClauseInput {}

/** The data contract of a dataset; replaces the existing contract. */
@InputType()
export class UpsertDataContractInput {
  /** Urn of the dataset. */
  readonly entityUrn!: string;
  /** Clauses about the freshness of the data; none if absent. */
  readonly freshness?: FreshnessContractInput[] | null;
  /** Clauses about the schema; none if absent. */
  readonly schema?: SchemaContractInput[] | null;
  /** Clauses about the quality of the data; none if absent. */
  readonly dataQuality?: DataQualityContractInput[] | null;
  /** State of the contract; `ACTIVE` if absent. */
  readonly state?: DataContractState | null;
  /** Id of a new contract, the last part of its urn; generated if absent or blank. */
  readonly id?: string | null;
}
