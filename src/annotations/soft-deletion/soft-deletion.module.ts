import { Module } from '@nestjs/common';
import { SoftDeletionResolver } from './soft-deletion.resolver.js';
import { SoftDeletionService } from './soft-deletion.service.js';

/** Entities that are hidden rather than gone. */
@Module({ providers: [SoftDeletionResolver, SoftDeletionService] })
export class SoftDeletionModule {}
