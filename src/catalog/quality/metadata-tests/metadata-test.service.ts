import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../../entities/index.js';
import type { CreateTestInput, UpdateTestInput } from './metadata-test.input.js';
import { TEST, TEST_ASPECT } from './metadata-test.mappings.js';

/**
 * Keeps tests of metadata; nothing here runs them. Asks for no privilege. Throws `INVALID_ARGUMENT` for what is not
 * stored, and for a definition that is no JSON object.
 */
@Injectable()
export class MetadataTestService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
  ) {}

  /** Makes a test, and answers its urn. Throws `INVALID_ARGUMENT` when there is one of the id. */
  async create({ id, ...input }: CreateTestInput, by: Editor): Promise<string> {
    const urn = Urn.of(TEST.entityType, id == null || id.trim() === '' ? randomUUID() : id).toString();
    const stored = await this.store.existing([urn], { includeSoftDeleted: true });
    if (stored.has(urn)) throw invalidArgument(`This Test already exists! (${urn})`);
    await this.editor.write([{ urn, aspectName: TEST_ASPECT, value: storedTest(input), onlyNewEntity: true }], by);
    return urn;
  }

  /** Replaces a test. */
  async update(urn: string, input: UpdateTestInput, by: Editor): Promise<void> {
    await this.requireTest(urn);
    await this.editor.write([{ urn, aspectName: TEST_ASPECT, value: storedTest(input) }], by);
  }

  /** Deletes a test for good, and its results with it. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.requireTest(urn);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async requireTest(urn: string): Promise<void> {
    const { entityType } = Urn.parse(urn);
    if (entityType !== TEST.entityType)
      throw invalidArgument(`urn: ${urn} names a ${entityType}; give the urn of a test`);
    await this.editor.requireStored([urn]);
  }
}

function storedTest({ name, category, description, definition }: UpdateTestInput): JsonObject {
  const { json } = definition;
  if (json != null && !isJsonObject(parsed(json)))
    throw invalidArgument('definition: json must be the text of a JSON object');
  return {
    name,
    category,
    ...(description == null ? {} : { description }),
    definition: { type: 'JSON', ...(json == null ? {} : { json }) },
  };
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
