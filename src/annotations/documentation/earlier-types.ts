import { Field } from '@nestjs/graphql';
import { DataPlatformInstance } from '../../entities/index.js';
import { InstitutionalMemory } from './institutional-memory.model.js';

Field(() => InstitutionalMemory, { nullable: true, description: 'Links to documentation of the installation.' })(
  DataPlatformInstance.prototype,
  'institutionalMemory',
);
