import { Field, ObjectType } from '@nestjs/graphql';
import { Assertion } from '../assertions/index.js';
import { Entity, type EntityRef } from '../../../entities/index.js';
import { StructuredProperties } from '../../../annotations/index.js';
import { DataContractState } from './data-contract-state.enum.js';

/** A clause of a contract: the fields that all kinds have. */
@ObjectType({ isAbstract: true })
abstract class ContractClause {
  /** The assertion that checks the clause. */
  @Field(() => Assertion)
  readonly assertion!: EntityRef;
}

/** A clause of a contract about how new the data is. */
@ObjectType()
export class FreshnessContract extends ContractClause {}

/** A clause of a contract about the columns. */
@ObjectType()
export class SchemaContract extends ContractClause {}

/** A clause of a contract about the values. */
@ObjectType()
export class DataQualityContract extends ContractClause {}

/** What a contract promises. */
@ObjectType()
export class DataContractProperties {
  /** Urn of the dataset that the contract is for. */
  readonly entityUrn!: string;
  /** What is promised of how new the data is. */
  readonly freshness?: FreshnessContract[] | null;
  /** What is promised of the columns. */
  readonly schema?: SchemaContract[] | null;
  /** What is promised of the values. */
  readonly dataQuality?: DataQualityContract[] | null;
}

/** Where a contract stands. */
@ObjectType()
export class DataContractStatus {
  /** Whether the contract holds yet. */
  readonly state!: DataContractState;
}

/** What the owners of a dataset promise to those who use it, each promise checked by an assertion. */
@ObjectType({ implements: () => Entity })
export class DataContract extends Entity {
  /** What the contract promises. */
  readonly properties?: DataContractProperties | null;
  /** Where the contract stands. */
  readonly status?: DataContractStatus | null;
  /** Structured properties of the contract. */
  readonly structuredProperties?: StructuredProperties | null;
}
