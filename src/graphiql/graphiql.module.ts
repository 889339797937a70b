import { Module } from '@nestjs/common';
import { ExplorerFiles } from './explorer-files.js';
import { GraphiqlController } from './graphiql.controller.js';

/** Serves the GraphQL explorer at `/api/graphiql`. */
@Module({
  controllers: [GraphiqlController],
  providers: [{ provide: ExplorerFiles, useFactory: () => ExplorerFiles.ofBuild() }],
})
export class GraphiqlModule {}
