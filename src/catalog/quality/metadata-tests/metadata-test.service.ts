import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { isJsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { type StoredOf, testInfo } from '../../../model/index.js';
import type { CreateTestInput, UpdateTestInput } from './metadata-test.input.js';
import { TEST } from './metadata-test.mappings.js';

/**
 * Stores metadata tests; other programs run them. Callers check the privileges. Throws `INVALID_ARGUMENT` for tests
 * that are not stored, and for a definition that is not a JSON object.
 */
@Injectable()
export class MetadataTestService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
  ) {}

  /** Creates a test, and returns its urn. Throws `INVALID_ARGUMENT` if a test with the id exists. */
  async create({ id, ...input }: CreateTestInput, by: Editor): Promise<string> {
    const urn = Urn.of(TEST.entityType, id == null || id.trim() === '' ? randomUUID() : id).toString();
    const edit = valueEdit(urn, testInfo, storedTest(input));
    await this.editor.create(urn, [edit], by, `This Test already exists! (${urn})`);
    return urn;
  }

  /** Replaces a test. */
  async update(urn: string, input: UpdateTestInput, by: Editor): Promise<void> {
    await this.requireTest(urn);
    await this.editor.write([valueEdit(urn, testInfo, storedTest(input))], by, [urn]);
  }

  /** Hard-deletes a test and its results. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.requireTest(urn);
    await this.references.deleteEverywhere(urn, by);
  }

  private async requireTest(urn: string): Promise<void> {
    requireUrnOf(TEST.entityType, urn, 'urn');
    await this.editor.requireStored([urn]);
  }
}

function storedTest({ name, category, description, definition }: UpdateTestInput): StoredOf<typeof testInfo> {
  const { json } = definition;
  if (json != null && !isJsonObject(parsed(json)))
    throw invalidArgument('definition: json must be the text of a JSON object');
  return { name, category, ...given({ description }), definition: { type: 'JSON', ...given({ json }) } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
