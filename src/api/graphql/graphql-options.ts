import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { Injectable } from '@nestjs/common';
import type { GqlOptionsFactory } from '@nestjs/graphql';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { AppConfig } from '../../foundation/config/index.js';
import { EntityMappings } from '../../entities/index.js';
import { FailureReporter } from '../../foundation/http/index.js';
import { formatGraphqlError } from './errors/format-error.js';
import { type DurationMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';
import { executionPlugin } from './execution/execution.plugin.js';
import { OperationRunner } from './execution/operation-runner.js';
import { RequestExecutor } from './execution/request-executor.js';
import type { GraphqlDriverConfig } from './graphql.driver.js';
import { GraphqlEndpoint } from './http/graphql-endpoint.js';
import { chargePages } from './limits/page-costs.js';
import { capPageSizes } from './limits/page-sizes.js';
import { attachResolvers } from './schema/attach-resolvers.js';
import { DocumentAdmission } from './validation/document-admission.js';
import { DocumentCache } from './validation/document-cache.js';

/** Configures the GraphQL server: schema from the code, limits, errors and execution. */
@Injectable()
export class GraphqlOptions implements GqlOptionsFactory<GraphqlDriverConfig> {
  private readonly durations: DurationMetric;

  constructor(
    private readonly config: AppConfig,
    private readonly mappings: EntityMappings,
    private readonly endpoint: GraphqlEndpoint,
    private readonly failures: FailureReporter,
    metrics: MetricsRegistry,
  ) {
    this.durations = metrics.durations({
      name: 'graphql_operation_duration_seconds',
      help: 'Duration of GraphQL operations by their first root field.',
      labels: ['type', 'operation', 'outcome'],
    });
  }

  createGqlOptions(): GraphqlDriverConfig {
    return { ...this.schemaOptions(), ...this.serverOptions() };
  }

  private schemaOptions(): Partial<GraphqlDriverConfig> {
    return {
      autoSchemaFile: true,
      // Apollo also checks the schema.
      buildSchemaOptions: { skipCheck: true },
      transformSchema: (schema) =>
        capPageSizes(chargePages(attachResolvers(schema, this.mappings)), this.config.graphql.maxPageSize),
      fieldResolverEnhancers: [],
    };
  }

  private serverOptions(): Omit<GraphqlDriverConfig, 'driver'> {
    const { maxTokens, introspection } = this.config.graphql;
    const decisions = new DocumentCache();
    const runner = new OperationRunner(this.config.graphql, (error) => this.format(error), this.durations);
    return {
      path: '',
      stopOnTerminationSignals: false,
      stopOnApplicationShutdown: true,
      graphiql: false,
      introspection,
      hideSchemaDetailsFromClientErrors: !introspection,
      includeStacktraceInErrorResponses: false,
      autoTransformHttpErrors: false,
      preserveHttpStatusForExecutionErrors: false,
      persistedQueries: false,
      parseOptions: { maxTokens },
      documentStore: null,
      formatError: (_formatted, error) => runner.format(error as GraphQLError),
      plugins: [
        ApolloServerPluginCacheControlDisabled(),
        ApolloServerPluginInlineTraceDisabled(),
        ApolloServerPluginSchemaReportingDisabled(),
        ApolloServerPluginUsageReportingDisabled(),
        executionPlugin(runner, decisions),
      ],
      serve: (fastify, apollo, schema) => {
        const documents = new DocumentAdmission(schema, this.config.graphql, decisions, (error) =>
          runner.format(error),
        );
        return this.endpoint.register(fastify, new RequestExecutor(apollo, runner, documents));
      },
    };
  }

  private format(error: GraphQLError): GraphQLFormattedError {
    const place = `GraphQL ${error.path?.join('.') ?? 'request'}`;
    const { introspection: showsSchema } = this.config.graphql;
    return formatGraphqlError(error, (reason) => this.failures.report(reason, place), showsSchema);
  }
}
