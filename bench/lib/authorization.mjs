// Authorization as the service builds it, over a store of its own and without the rest of the service.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';

class Authorization {}

/** Opens it on an empty database in `dataDir`, with the policies of a fresh installation. */
export async function openAuthorization(dataDir) {
  const { AspectsModule, AspectWriter } = await import('../../dist/aspects/index.js');
  const { AuthModule, Authorizer } = await import('../../dist/auth/index.js');
  const { FactStore } = await import('../../dist/auth/policies/fact-store.js');
  const { userActor } = await import('../../dist/auth/actor.js');
  const { POLICIES } = await import('../../dist/administration/bootstrap/data/policies.js');
  const { AuditModule } = await import('../../dist/foundation/audit/index.js');
  const { ClockModule } = await import('../../dist/foundation/common/clock.module.js');
  const { ConfigModule, loadConfig } = await import('../../dist/foundation/config/index.js');
  const { Database, DatabaseModule } = await import('../../dist/foundation/database/index.js');
  const { HttpModule } = await import('../../dist/foundation/http/index.js');
  const { TelemetryModule } = await import('../../dist/foundation/telemetry/index.js');
  const { WorkersModule } = await import('../../dist/foundation/workers/index.js');
  const { ModelModule } = await import('../../dist/model/index.js');
  const { ENTITY_ROWS } = await import('../../dist/rows.js');

  const config = loadConfig({ DATA_DIR: dataDir, AUDIT_LOG: 'none' });
  const { url } = config.database;
  const database = await Database.open({ url, poolSize: 2, groupSize: 1, exclusive: true, entities: ENTITY_ROWS });
  const foundation = [ConfigModule.register(config), ClockModule, DatabaseModule.register(database), HttpModule];
  const imports = [...foundation, TelemetryModule, AuditModule, ModelModule, AspectsModule, AuthModule];
  const app = await NestFactory.createApplicationContext(
    { module: Authorization, imports: [...imports, WorkersModule.register()] },
    { logger: false, abortOnError: false },
  );
  const writer = app.get(AspectWriter);
  const write = async (aspects) => {
    const audit = { time: Date.now(), actor: 'urn:li:corpuser:bench' };
    const proposals = aspects.map(([urn, aspectName, value]) => ({
      urn,
      entityType: urn.split(':')[2],
      aspectName,
      changeType: 'UPSERT',
      value,
    }));
    await writer.write(proposals, { audit, source: 'SYSTEM' });
  };
  await write(POLICIES.map(({ id, info }) => [`urn:li:dataHubPolicy:${id}`, 'dataHubPolicyInfo', info]));
  return {
    actor: userActor('asked'),
    authorizer: app.get(Authorizer),
    write,
    /** Forgets what is known of entities. */
    forget: () => app.get(FactStore).facts.clear(),
    close: () => app.close(),
  };
}
