// Authorization as the service builds it, over a store of its own and without the rest of the service.
import 'reflect-metadata';

/** Opens it on an empty database in `dataDir`, with the policies of a fresh installation. */
export async function openAuthorization(dataDir) {
  const { AspectRow, AspectStore, AspectWriter, WriteListeners, WriteRules, WritesInFlight } =
    await import('../../dist/aspects/index.js');
  const { AspectRemover } = await import('../../dist/aspects/aspect-remover.js');
  const { RetentionPolicies } = await import('../../dist/aspects/retention.js');
  const { Authorizer } = await import('../../dist/auth/policies/authorizer.js');
  const { FactStore } = await import('../../dist/auth/policies/fact-store.js');
  const { PolicyStore } = await import('../../dist/auth/policies/policy-store.js');
  const { UserDirectory } = await import('../../dist/auth/users/user-directory.js');
  const { userActor } = await import('../../dist/auth/actor.js');
  const { POLICIES } = await import('../../dist/administration/bootstrap/data/policies.js');
  const { loadConfig } = await import('../../dist/foundation/config/index.js');
  const { Database } = await import('../../dist/foundation/database/index.js');
  const { AspectValidator, ModelRegistry } = await import('../../dist/model/index.js');

  const config = loadConfig({ DATA_DIR: dataDir });
  const { url } = config.database;
  const database = await Database.open({ url, poolSize: 2, groupSize: 1, exclusive: true, entities: [AspectRow] });
  const registry = ModelRegistry.standard();
  const listeners = new WriteListeners();
  const [retention, inFlight] = [new RetentionPolicies(), new WritesInFlight()];
  const validator = new AspectValidator(registry);
  const remover = new AspectRemover(config, registry, database);
  const writer = new AspectWriter(
    database,
    registry,
    validator,
    new WriteRules(),
    listeners,
    retention,
    remover,
    inFlight,
  );
  const store = new AspectStore(database, registry, database.readSource.getRepository(AspectRow));
  const clock = { now: () => Date.now() };
  const users = new UserDirectory(store, listeners, clock);
  const policies = new PolicyStore(store, listeners, config, clock);
  const facts = new FactStore(store, listeners, clock);
  for (const listener of [users, policies, facts]) listener.onModuleInit();
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
    authorizer: new Authorizer(policies, users, facts, config),
    write,
    /** Forgets what is known of entities. */
    forget: () => facts.facts.clear(),
    close: () => database.close(),
  };
}
