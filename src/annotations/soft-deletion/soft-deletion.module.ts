import { Module } from '@nestjs/common';
import { SoftDeletionResolver } from './soft-deletion.resolver.js';
import { SoftDeletionService } from './soft-deletion.service.js';

/** Soft deletion of entities. */
@Module({ providers: [SoftDeletionResolver, SoftDeletionService] })
export class SoftDeletionModule {}
