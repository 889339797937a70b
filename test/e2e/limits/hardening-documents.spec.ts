import { describe, expect, it } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { loadConfig } from '../../../src/foundation/config/index.js';
import { complexityOf } from '../../../src/api/graphql/limits/complexity.js';
import { measureOperations } from '../../../src/api/graphql/limits/measure-document.js';
import { QueryScreen } from '../../../src/api/graphql/limits/query-screen.js';
import { clientDocuments } from '../../support/graphql/client-documents.js';
import { skipped } from '../../support/checkout/needs.js';

const { graphql: LIMITS } = loadConfig({});
const documents = clientDocuments();

describe('The limits of GraphQL', () => {
  if (documents.length === 0) {
    skipped('should let the documents of DataHub’s client pass', 'client');
    return;
  }

  const screen = new QueryScreen(LIMITS);

  it.each(documents.map(({ file, text }) => [file, text] as const))('should accept %s', (_file, text) => {
    expect(screen.refusal(screen.parse(text).document)).toBeUndefined();
  });

  it('should leave room above the largest document', () => {
    const largest = {
      depth: 0,
      fields: 0,
      aliases: 0,
      directives: 0,
      directivesAtOnce: 0,
      complexity: 0,
      operations: 0,
      bytes: 0,
    };
    for (const { text } of documents) {
      const document = parse(text);
      const measures = measureOperations(document);
      for (const [operation, measure] of measures) {
        largest.complexity = Math.max(largest.complexity, complexityOf(document, operation, {}));
        for (const name of ['depth', 'fields', 'aliases', 'directives', 'directivesAtOnce'] as const)
          largest[name] = Math.max(largest[name], measure[name]);
      }
      const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      largest.operations = Math.max(largest.operations, operations.length);
      largest.bytes = Math.max(largest.bytes, Buffer.byteLength(text));
    }
    console.info(`${documents.length} documents, the largest figures: ${JSON.stringify(largest)}`);
    expect(largest.complexity * 1.5).toBeLessThan(LIMITS.maxComplexity);
    expect(largest.fields * 2).toBeLessThan(LIMITS.maxFields);
    expect(largest.depth * 1.5).toBeLessThan(LIMITS.maxDepth);
    expect(largest.bytes * 2).toBeLessThan(LIMITS.maxQueryBytes);
  });
});
