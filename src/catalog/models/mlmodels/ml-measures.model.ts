import { Field, Float, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type Box, HyperParameterValueType, ResultsType } from './ml-value-boxes.model.js';

/** A hyperparameter in the legacy form. */
@ObjectType()
export class HyperParameterMap {
  /** Name of the hyperparameter. */
  readonly key!: string;
  /** Value of the hyperparameter. */
  @Field(() => HyperParameterValueType)
  readonly value!: Box;
}

/** Evaluation results of a model for different groups. */
@ObjectType()
export class QuantitativeAnalyses {
  /** URL of the results for each group. */
  @Field(() => ResultsType, { nullable: true })
  readonly unitaryResults?: Box | null;
  /** URL of the results for intersections of groups. */
  @Field(() => ResultsType, { nullable: true })
  readonly intersectionalResults?: Box | null;
}

/** Types of costs. */
export enum CostType {
  ORG_COST_TYPE = 'ORG_COST_TYPE',
}

registerEnumType(CostType, {
  name: 'CostType',
  description: 'Types of costs.',
  valuesMap: { ORG_COST_TYPE: { description: 'Costs that are charged to an organizational unit.' } },
});

/** The account that is charged: a number or a code. */
@ObjectType()
export class CostValue {
  @Field(() => Float, { nullable: true })
  readonly costId?: number | null;
  readonly costCode?: string | null;
}

/** Costs of a model. */
@ObjectType()
export class Cost {
  /** Type of the costs. */
  readonly costType!: CostType;
  /** The account that is charged. */
  readonly costValue!: CostValue;
}
