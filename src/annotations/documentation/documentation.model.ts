import { ObjectType } from '@nestjs/graphql';
import { MetadataAttribution } from '../../entities/index.js';

/** One description of something, and where it comes from. */
@ObjectType()
export class DocumentationAssociation {
  /** The description, as Markdown. */
  readonly documentation!: string;
  /** Who or what wrote it. */
  readonly attribution?: MetadataAttribution | null;
}

/** Descriptions of something, one for each source. */
@ObjectType()
export class Documentation {
  /** The descriptions. */
  readonly documentations!: DocumentationAssociation[];
}
