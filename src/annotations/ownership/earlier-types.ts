import { Field } from '@nestjs/graphql';
import { CorpGroup } from '../../identity/index.js';
import { DataPlatformInstance } from '../../entities/index.js';
import { Ownership } from './ownership.model.js';

for (const { prototype } of [CorpGroup, DataPlatformInstance]) {
  Field(() => Ownership, { nullable: true, description: 'Who owns the entity.' })(prototype, 'ownership');
}
