import { Module } from '@nestjs/common';
import { PatchResolver } from './patch.resolver.js';
import { PatchService } from './patch.service.js';

/** Patches of any aspect of any entity. */
@Module({ providers: [PatchResolver, PatchService] })
export class PatchModule {}
