import { aspect } from '../declarations.js';
import { searchable } from '../annotate.js';
import { array, float, int, long, map, optional, record, string } from '../types.js';

export const EmbeddingChunk = record('com.linkedin.common.EmbeddingChunk', {
  position: int(),
  vector: array(float()),
  characterOffset: optional(int()),
  characterLength: optional(int()),
  tokenCount: optional(int()),
  text: optional(string()),
});

export const EmbeddingModelData = record('com.linkedin.common.EmbeddingModelData', {
  modelVersion: string(),
  generatedAt: long(),
  sourceTextSha256: optional(string()),
  chunkingStrategy: optional(string()),
  totalChunks: int(),
  totalTokens: optional(int()),
  chunks: array(EmbeddingChunk),
});

export const SemanticContent = record('com.linkedin.common.SemanticContent', {
  embeddings: map(EmbeddingModelData),
  skipReason: optional(string()),
  skippedAt: optional(long()),
});
export const semanticContent = aspect('semanticContent', SemanticContent);

export const SemanticText = record('com.linkedin.common.SemanticText', {
  text: searchable(string(), { fieldName: 'semanticText', fieldType: 'TEXT' }),
});
export const semanticText = aspect('semanticText', SemanticText);
