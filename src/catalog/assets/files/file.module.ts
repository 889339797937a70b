import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { FILE } from './file.mappings.js';
import { FileResolver } from './file.resolver.js';
import { FileRemoval } from './store/file-removal.js';
import { FileStore } from './store/file-store.js';
import { UploadService } from './upload.service.js';

/** Files that documentation refers to. */
@Module({ providers: [FileResolver, UploadService, FileStore, FileRemoval], exports: [FileStore] })
export class FileModule {
  constructor(mappings: EntityMappings) {
    mappings.register(FILE);
  }
}
