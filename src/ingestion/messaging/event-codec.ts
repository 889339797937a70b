import { AvroCodec } from '../../foundation/messaging/index.js';
import type { EventName } from '../../model/index.js';
import { type EventSchemaSource, OwnSchemas, RegistrySchemas } from './event-schema-source.js';

/** Messages in DataHub's format. */
export class EventCodec {
  private constructor(
    private readonly avro: AvroCodec,
    private readonly schemas: EventSchemaSource,
  ) {}

  /** Loads the codec. Schemas and ids come from the registry at `registryUrl`; undefined = the service's own. */
  static async load(registryUrl: string | undefined): Promise<EventCodec> {
    const schemas = registryUrl === undefined ? new OwnSchemas() : new RegistrySchemas(registryUrl);
    return new EventCodec(await AvroCodec.load(schemas), schemas);
  }

  /**
   * The message that holds an event. Throws `VALIDATION_FAILED` for a member that does not fit, and
   * `ENGINE_UNAVAILABLE` for a registry that is down.
   */
  async encode(event: EventName, topic: string, value: object): Promise<Buffer> {
    return this.avro.encode(await this.schemas.idOf(event, topic), value);
  }

  /**
   * The value of a message. Throws `VALIDATION_FAILED` for one that cannot be read, and `ENGINE_UNAVAILABLE` for a
   * registry that is down.
   */
  decode(message: Buffer): Promise<unknown> {
    return this.avro.decode(message);
  }
}
