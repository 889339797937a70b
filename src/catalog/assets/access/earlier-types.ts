import { Field } from '@nestjs/graphql';
import { Dashboard } from '../charts/index.js';
import { Container } from '../containers/index.js';
import { Dataset } from '../datasets/index.js';
import { Access } from './access.model.js';

for (const { prototype } of [Container, Dashboard, Dataset]) {
  Field(() => Access, { nullable: true, description: 'Who may use the data, as other systems have it.' })(
    prototype,
    'access',
  );
}
