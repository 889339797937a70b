import { DomainError } from '../common/errors.js';

/** The schemas of messages by id. */
export interface SchemaSource {
  /** The Avro schema of an id, as JSON. Throws `NOT_FOUND`, or `ENGINE_UNAVAILABLE` for a registry that is down. */
  schemaOf(id: number): Promise<unknown>;
}

/** The part of an Avro type that the codec uses. */
interface AvroType {
  fromBuffer(bytes: Buffer): unknown;
  toBuffer(value: unknown): Buffer;
  isValid(value: unknown, options: AvroChecks): boolean;
}

interface AvroChecks {
  readonly noUndeclaredFields: boolean;
  readonly errorHook: (path: readonly string[], value: unknown, type: unknown) => void;
}

/** Every message begins with this byte and the id of its schema in four bytes: Confluent's wire format. */
const MAGIC = 0;
const HEADER_BYTES = 5;

/**
 * Messages in Avro with the id of their schema in front. Fields are plain members, an absent optional field is null or
 * left out, and bytes are buffers.
 */
export class AvroCodec {
  private readonly types = new Map<number, Promise<AvroType>>();

  private constructor(
    private readonly typeOf: (schema: unknown) => AvroType,
    private readonly source: SchemaSource,
  ) {}

  /** Loads the Avro library, which nothing else does. */
  static async load(source: SchemaSource): Promise<AvroCodec> {
    const { default: avro } = await import('avsc');
    return new AvroCodec((schema) => avro.Type.forSchema(schema as never), source);
  }

  /**
   * A message that holds `value` in the schema `id`. Throws `VALIDATION_FAILED` naming the member that does not fit the
   * schema or that the schema lacks, and what `SchemaSource` throws.
   */
  async encode(id: number, value: unknown): Promise<Buffer> {
    const type = await this.type(id);
    requireFit(type, value);
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt8(MAGIC, 0);
    header.writeInt32BE(id, 1);
    return Buffer.concat([header, type.toBuffer(value)]);
  }

  /**
   * The value of a message. Throws `VALIDATION_FAILED` for bytes that are not of this format or not of their schema,
   * and what `SchemaSource` throws.
   */
  async decode(message: Buffer): Promise<unknown> {
    if (message.length < HEADER_BYTES || message.readUInt8(0) !== MAGIC)
      throw new DomainError(
        'VALIDATION_FAILED',
        'The message does not begin with a zero byte and the id of its schema',
      );
    const id = message.readInt32BE(1);
    const type = await this.type(id);
    try {
      return type.fromBuffer(message.subarray(HEADER_BYTES));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : '';
      throw new DomainError('VALIDATION_FAILED', `The message does not fit its schema ${id}: ${reason}`, { cause });
    }
  }

  private type(id: number): Promise<AvroType> {
    const known = this.types.get(id);
    if (known !== undefined) return known;
    const loaded = this.source.schemaOf(id).then(this.typeOf);
    this.types.set(id, loaded);
    loaded.catch(() => this.types.delete(id));
    return loaded;
  }
}

function requireFit(type: AvroType, value: unknown): void {
  const misfits: string[] = [];
  const errorHook = (path: readonly string[]) => misfits.push(path.join('.'));
  if (type.isValid(value, { noUndeclaredFields: true, errorHook })) return;
  throw new DomainError('VALIDATION_FAILED', `The message does not fit its schema at ${misfits[0] ?? 'its root'}`);
}
