import { InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateIf, ValidateNested } from 'class-validator';

/** Initial properties of a data product. */
@InputType()
export class CreateDataProductPropertiesInput {
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the product. */
  readonly description?: string | null;
  /** Urn of the parent product; none if absent. */
  readonly parentDataProduct?: string | null;
}

/** A data product to create. */
@InputType()
export class CreateDataProductInput {
  /** Properties of the product. */
  @ValidateNested()
  @Type(() => CreateDataProductPropertiesInput)
  readonly properties!: CreateDataProductPropertiesInput;
  /** Urn of the domain of the product. */
  readonly domainUrn!: string;
  /** Id of the product, the last part of its urn; generated if absent or blank. */
  readonly id?: string | null;
}

/** Changes to a data product. */
@InputType()
export class UpdateDataProductInput {
  /** Display name; unchanged if absent. */
  @ValidateIf((input: UpdateDataProductInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** Description of the product; unchanged if absent. */
  readonly description?: string | null;
  /** Urn of the parent product; unchanged if absent. */
  readonly parentDataProduct?: string | null;
}

/** A data product and its new parent. */
@InputType()
export class MoveDataProductInput {
  /** Urn of the parent product; none if absent or null. */
  readonly parentDataProduct?: string | null;
  /** Urn of the product to move. */
  readonly resourceUrn!: string;
}

/** Assets, and the data product to add them to. */
@InputType()
export class BatchSetDataProductInput {
  /** Urn of the product; if absent or null, the assets are removed from all products. */
  readonly dataProductUrn?: string | null;
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}

/** Assets, and the data products to add them to or remove them from. */
@InputType()
export class BatchSetDataProductsInput {
  /** Urns of the products. */
  readonly dataProductUrns!: string[];
  /** Urns of the assets. */
  readonly resourceUrns!: string[];
}
