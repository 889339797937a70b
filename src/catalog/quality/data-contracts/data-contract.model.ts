import { Field, ObjectType } from '@nestjs/graphql';
import { Assertion } from '../assertions/index.js';
import { Entity, type EntityRef } from '../../../entities/index.js';
import { StructuredProperties } from '../../../annotations/index.js';
import { DataContractState } from './data-contract-state.enum.js';

/** A clause of a contract: fields that all clauses share. */
@ObjectType({ isAbstract: true })
abstract class ContractClause {
  /** Assertion that verifies the clause. */
  @Field(() => Assertion)
  readonly assertion!: EntityRef;
}

/** A clause about the freshness of the data. */
@ObjectType()
export class FreshnessContract extends ContractClause {}

/** A clause about the schema. */
@ObjectType()
export class SchemaContract extends ContractClause {}

/** A clause about the quality of the data. */
@ObjectType()
export class DataQualityContract extends ContractClause {}

/** Properties of a contract. */
@ObjectType()
export class DataContractProperties {
  /** Urn of the dataset. */
  readonly entityUrn!: string;
  /** Clauses about the freshness of the data. */
  readonly freshness?: FreshnessContract[] | null;
  /** Clauses about the schema. */
  readonly schema?: SchemaContract[] | null;
  /** Clauses about the quality of the data. */
  readonly dataQuality?: DataQualityContract[] | null;
}

/** Status of a contract. */
@ObjectType()
export class DataContractStatus {
  /** State of the contract. */
  readonly state!: DataContractState;
}

/** A contract between the owners and the consumers of a dataset, verified by assertions. */
@ObjectType({ implements: () => Entity })
export class DataContract extends Entity {
  /** Properties of the contract. */
  readonly properties?: DataContractProperties | null;
  /** Status of the contract. */
  readonly status?: DataContractStatus | null;
  /** Structured properties of the contract. */
  readonly structuredProperties?: StructuredProperties | null;
}
