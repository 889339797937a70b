import { InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateIf, ValidateNested } from 'class-validator';

/** What is known of a data product from the start. */
@InputType()
export class CreateDataProductPropertiesInput {
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the product is for. */
  readonly description?: string | null;
  /** Urn of the product that holds it; none when absent. */
  readonly parentDataProduct?: string | null;
}

/** A data product to create. */
@InputType()
export class CreateDataProductInput {
  /** What is known of it. */
  @ValidateNested()
  @Type(() => CreateDataProductPropertiesInput)
  readonly properties!: CreateDataProductPropertiesInput;
  /** Urn of the domain that it belongs to. */
  readonly domainUrn!: string;
  /** Id of the product, the last part of its urn; a random one when absent or blank. */
  readonly id?: string | null;
}

/** What changes of a data product. */
@InputType()
export class UpdateDataProductInput {
  /** Name for people; as it is when absent. */
  @ValidateIf((input: UpdateDataProductInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** What the product is for; as it is when absent. */
  readonly description?: string | null;
  /** Urn of the product that is to hold it; as it is when absent. */
  readonly parentDataProduct?: string | null;
}

/** A data product, and the one that is to hold it. */
@InputType()
export class MoveDataProductInput {
  /** Urn of the product that is to hold it; none when absent or null. */
  readonly parentDataProduct?: string | null;
  /** Urn of the product that moves. */
  readonly resourceUrn!: string;
}

/** Assets, and the data product that they are put into. */
@InputType()
export class BatchSetDataProductInput {
  /** Urn of the product; when absent or null the assets are taken out of theirs. */
  readonly dataProductUrn?: string | null;
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}

/** Assets, and data products that they are put into or taken out of. */
@InputType()
export class BatchSetDataProductsInput {
  /** Urns of the products. */
  readonly dataProductUrns!: string[];
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}
