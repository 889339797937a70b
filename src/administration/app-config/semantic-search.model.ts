import { ObjectType } from '@nestjs/graphql';

/** Location of an embedding model on AWS. */
@ObjectType()
export class AwsProviderConfig {
  /** Name of the region. */
  readonly region!: string;
}

/** Location of an embedding model on Vertex AI. */
@ObjectType()
export class VertexProviderConfig {
  /** Id of the project. */
  readonly projectId!: string;
  /** Name of the region. */
  readonly location!: string;
}

/** The model that computes embeddings. */
@ObjectType()
export class EmbeddingConfig {
  /** Provider of the model. */
  readonly provider!: string;
  /** Id of the model. */
  readonly modelId!: string;
  /** Key of the embeddings in the search index. */
  readonly modelEmbeddingKey!: string;
  /** Location of the model on AWS. */
  readonly awsProviderConfig?: AwsProviderConfig | null;
  /** Location of the model on Vertex AI. */
  readonly vertexProviderConfig?: VertexProviderConfig | null;
}

/** Configuration of semantic search. */
@ObjectType()
export class SemanticSearchConfig {
  /** Always false: searches match words. */
  readonly enabled!: boolean;
  /** Entity types that support semantic search. */
  readonly enabledEntities!: string[];
  /** The model that computes embeddings; null without semantic search. */
  readonly embeddingConfig?: EmbeddingConfig | null;
}

/** Configuration of version 3 of the entity index. */
@ObjectType()
export class EntityIndexV3Config {
  /** Always false. */
  readonly enabled!: boolean;
}
