import { ObjectType } from '@nestjs/graphql';
import { MetadataAttribution } from '../../entities/index.js';

/** A description of an entity or a column, and its source. */
@ObjectType()
export class DocumentationAssociation {
  /** The description, as Markdown. */
  readonly documentation!: string;
  /** Source of the description. */
  readonly attribution?: MetadataAttribution | null;
}

/** Descriptions of an entity or a column, one for each source. */
@ObjectType()
export class Documentation {
  /** The descriptions. */
  readonly documentations!: DocumentationAssociation[];
}
