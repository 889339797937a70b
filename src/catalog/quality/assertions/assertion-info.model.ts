import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, CustomPropertiesEntry } from '../../../entities/index.js';
import { AssertionSourceType } from './assertion-source-type.enum.js';
import { AssertionType } from './assertion-type.enum.js';
import { FieldAssertionInfo } from './field-assertion.model.js';
import { FreshnessAssertionInfo } from './freshness-assertion.model.js';
import {
  CustomAssertionInfo,
  DatasetAssertionInfo,
  SchemaAssertionInfo,
  SqlAssertionInfo,
} from './other-assertions.model.js';
import { VolumeAssertionInfo } from './volume-assertion.model.js';

/** Where an assertion comes from. */
@ObjectType()
export class AssertionSource {
  readonly type!: AssertionSourceType;
  readonly created?: AuditStamp | null;
}

/** What an assertion says; the member that fits its kind is set. */
@ObjectType()
export class AssertionInfo {
  readonly freshnessAssertion?: FreshnessAssertionInfo | null;
  readonly volumeAssertion?: VolumeAssertionInfo | null;
  readonly sqlAssertion?: SqlAssertionInfo | null;
  readonly fieldAssertion?: FieldAssertionInfo | null;
  readonly schemaAssertion?: SchemaAssertionInfo | null;
  readonly customAssertion?: CustomAssertionInfo | null;
  readonly source?: AssertionSource | null;
  readonly lastUpdated?: AuditStamp | null;
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Kind of the assertion. */
  readonly type!: AssertionType;
  /** Urn of what the assertion is about, whatever its kind. */
  readonly entityUrn?: string | null;
  readonly datasetAssertion?: DatasetAssertionInfo | null;
  readonly description?: string | null;
  /** Remarks for people, in Markdown. */
  readonly note?: string | null;
  /** Address of the assertion in its own tool. */
  readonly externalUrl?: string | null;
}
