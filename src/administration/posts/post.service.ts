import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PatchOperation } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { Columns, type Editor, EntityEditor } from '../../entities/index.js';
import { schemaFieldUrn } from '../../graph/index.js';
import type { CreatePostInput, UpdatePostContentInput, UpdatePostInput } from './post.input.js';
import { POST, POST_ASPECT } from './post.mappings.js';

/**
 * Writes, changes and deletes announcements. Asks for no privilege. Throws `INVALID_ARGUMENT` for what is not stored.
 */
@Injectable()
export class PostService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly columns: Columns,
    private readonly clock: Clock,
  ) {}

  /** Writes a post. */
  async create(input: CreatePostInput, by: Editor): Promise<void> {
    const target = await this.targetOf(input);
    const time = this.clock.now();
    const value = {
      type: input.postType,
      content: storedContent(input.content),
      created: time,
      lastModified: time,
      auditStamp: { time, actor: by.actor.urn },
      ...(target === undefined ? {} : { target }),
    };
    const urn = Urn.of(POST.entityType, randomUUID()).toString();
    await this.editor.write([{ urn, aspectName: POST_ASPECT, value, onlyNewEntity: true }], by);
  }

  /** Replaces what a post says, and where it is shown. */
  async update({ urn, postType, content }: UpdatePostInput, by: Editor): Promise<void> {
    await this.requirePost(urn);
    const time = this.clock.now();
    const members = {
      type: postType,
      content: storedContent(content),
      lastModified: time,
      auditStamp: { time, actor: by.actor.urn },
    };
    const patch = Object.entries(members).map(([name, value]): PatchOperation => ({
      op: 'add',
      path: `/${name}`,
      value,
    }));
    await this.editor.write([{ urn, aspectName: POST_ASPECT, patch }], by);
  }

  /** Deletes a post for good. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.requirePost(urn);
    await this.editor.delete(urn, by);
  }

  private async requirePost(urn: string): Promise<void> {
    const { entityType } = Urn.parse(urn);
    if (entityType !== POST.entityType) throw invalidArgument(`${urn} names a ${entityType}; give the urn of a post`);
    await this.editor.requireStored([urn]);
  }

  private async targetOf(input: CreatePostInput): Promise<string | undefined> {
    const { resourceUrn, subResource = null, subResourceType = null } = input;
    if (resourceUrn == null) return undefined;
    await this.editor.requireStored([resourceUrn]);
    await this.columns.require([{ resourceUrn, subResource, subResourceType }]);
    return subResource === null ? resourceUrn : schemaFieldUrn(resourceUrn, subResource);
  }
}

function storedContent({ contentType, title, description, link, media }: UpdatePostContentInput): JsonObject {
  return {
    type: contentType,
    title,
    ...(description == null ? {} : { description }),
    ...(link == null ? {} : { link }),
    ...(media == null ? {} : { media: { type: media.type, location: media.location } }),
  };
}
