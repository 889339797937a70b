import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  Columns,
  type Editor,
  EntityEditor,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { schemaFieldUrn } from '../../graph/index.js';
import { postInfo, type StoredOf } from '../../model/index.js';
import type { CreatePostInput, UpdatePostContentInput, UpdatePostInput } from './post.input.js';
import { POST } from './post.mappings.js';

type StoredContent = StoredOf<typeof postInfo>['content'];

/** Creates, changes and deletes posts. Checks no privileges. Throws `INVALID_ARGUMENT` for missing entities. */
@Injectable()
export class PostService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly columns: Columns,
  ) {}

  /** Creates a post. */
  async create(input: CreatePostInput, by: Editor): Promise<void> {
    const target = await this.targetOf(input);
    const auditStamp = this.editor.stamp(by);
    const value = {
      type: input.postType,
      content: storedContent(input.content),
      created: auditStamp.time,
      lastModified: auditStamp.time,
      auditStamp,
      ...given({ target }),
    };
    const urn = Urn.of(POST.entityType, randomUUID()).toString();
    await this.editor.write([{ ...valueEdit(urn, postInfo, value), onlyNewEntity: true }], by);
  }

  /** Replaces the content and the type of a post. */
  async update({ urn, postType, content }: UpdatePostInput, by: Editor): Promise<void> {
    await this.requirePost(urn);
    const auditStamp = this.editor.stamp(by);
    const patch = [
      setOrRemove('/type', postType),
      setOrRemove('/content', storedContent(content)),
      setOrRemove('/lastModified', auditStamp.time),
      setOrRemove('/auditStamp', auditStamp),
    ];
    await this.editor.write([patchEdit(urn, postInfo, patch)], by, [urn]);
  }

  /** Deletes a post permanently. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.requirePost(urn);
    await this.editor.delete(urn, by);
  }

  private async requirePost(urn: string): Promise<void> {
    requireUrnOf(POST.entityType, urn, 'urn');
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

function storedContent({ contentType, title, description, link, media }: UpdatePostContentInput): StoredContent {
  const storedMedia = media && { type: media.type, location: media.location };
  return { type: contentType, title, ...given({ description, link, media: storedMedia }) };
}
