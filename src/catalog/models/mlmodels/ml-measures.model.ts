import { Field, Float, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type Box, HyperParameterValueType, ResultsType } from './ml-value-boxes.model.js';

/** One setting of a training, in an older form. */
@ObjectType()
export class HyperParameterMap {
  /** Name of the setting. */
  readonly key!: string;
  /** Its value. */
  @Field(() => HyperParameterValueType)
  readonly value!: Box;
}

/** How a model was measured for different groups. */
@ObjectType()
export class QuantitativeAnalyses {
  /** Address of the results for each group by itself. */
  @Field(() => ResultsType, { nullable: true })
  readonly unitaryResults?: Box | null;
  /** Address of the results for groups that overlap. */
  @Field(() => ResultsType, { nullable: true })
  readonly intersectionalResults?: Box | null;
}

/** Kinds of costs. */
export enum CostType {
  ORG_COST_TYPE = 'ORG_COST_TYPE',
}

registerEnumType(CostType, {
  name: 'CostType',
  description: 'Kinds of costs.',
  valuesMap: { ORG_COST_TYPE: { description: 'What a part of the organisation is charged for.' } },
});

/** Who is charged: by number or by code. */
@ObjectType()
export class CostValue {
  @Field(() => Float, { nullable: true })
  readonly costId?: number | null;
  readonly costCode?: string | null;
}

/** Who is charged for a model. */
@ObjectType()
export class Cost {
  /** Kind of the costs. */
  readonly costType!: CostType;
  /** Who is charged. */
  readonly costValue!: CostValue;
}
