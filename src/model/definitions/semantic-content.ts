import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, float, int, long, map, optional, record, string } from '../types.js';

const EmbeddingChunk = record('com.linkedin.common.EmbeddingChunk', {
  position: int(),
  vector: array(float()),
  characterOffset: optional(int()),
  characterLength: optional(int()),
  tokenCount: optional(int()),
  text: optional(string()),
});

const EmbeddingModelData = record('com.linkedin.common.EmbeddingModelData', {
  modelVersion: string(),
  generatedAt: long(),
  sourceTextSha256: optional(string()),
  chunkingStrategy: optional(string()),
  totalChunks: int(),
  totalTokens: optional(int()),
  chunks: array(EmbeddingChunk),
});

const SemanticContent = record('com.linkedin.common.SemanticContent', {
  embeddings: map(EmbeddingModelData),
  skipReason: optional(string()),
  skippedAt: optional(long()),
});
export const semanticContent = aspect('semanticContent', SemanticContent);

const SemanticText = record('com.linkedin.common.SemanticText', {
  text: searchable(string(), { fieldName: 'semanticText', fieldType: 'TEXT' }),
});
export const semanticText = aspect('semanticText', SemanticText);
