import { Field } from '@nestjs/graphql';
import { DataPlatformInstance } from '../platforms/index.js';
import { InstitutionalMemory } from './institutional-memory.model.js';

Field(() => InstitutionalMemory, { nullable: true, description: 'Links to documentation of the installation.' })(
  DataPlatformInstance.prototype,
  'institutionalMemory',
);
