import { Module } from '@nestjs/common';
import { PageFiles } from '../../foundation/http/index.js';
import { GraphiqlController } from './graphiql.controller.js';

/** Serves the GraphQL explorer at `/api/graphiql`. */
@Module({
  controllers: [GraphiqlController],
  providers: [{ provide: PageFiles, useFactory: () => PageFiles.ofBuild('graphiql', 'The GraphQL explorer') }],
})
export class GraphiqlModule {}
