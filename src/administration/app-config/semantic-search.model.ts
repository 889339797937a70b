import { ObjectType } from '@nestjs/graphql';

/** Place of an embedding model at Amazon. */
@ObjectType()
export class AwsProviderConfig {
  /** Name of the region. */
  readonly region!: string;
}

/** Place of an embedding model at Google. */
@ObjectType()
export class VertexProviderConfig {
  /** Id of the project. */
  readonly projectId!: string;
  /** Name of the region. */
  readonly location!: string;
}

/** Which model makes embeddings. */
@ObjectType()
export class EmbeddingConfig {
  /** Who runs the model. */
  readonly provider!: string;
  /** Id of the model. */
  readonly modelId!: string;
  /** Name of the embeddings in the index. */
  readonly modelEmbeddingKey!: string;
  /** Where the model runs at Amazon. */
  readonly awsProviderConfig?: AwsProviderConfig | null;
  /** Where the model runs at Google. */
  readonly vertexProviderConfig?: VertexProviderConfig | null;
}

/** Whether searches by meaning are possible. */
@ObjectType()
export class SemanticSearchConfig {
  /** Always false: searches are by words. */
  readonly enabled!: boolean;
  /** Kinds of entities that are searched by meaning. */
  readonly enabledEntities!: string[];
  /** Which model makes embeddings; null when none does. */
  readonly embeddingConfig?: EmbeddingConfig | null;
}

/** Whether the search index has the third layout. */
@ObjectType()
export class EntityIndexV3Config {
  /** Always false. */
  readonly enabled!: boolean;
}
