import { DomainError } from '../../foundation/common/errors.js';
import { limitedFetch } from '../../foundation/common/limited-fetch.js';
import { messageOf } from '../../foundation/common/message-of.js';
import type { SchemaSource } from '../../foundation/messaging/index.js';
import { EVENT_NAMES, type EventName, eventSchemas, latestEventSchema } from '../../model/index.js';

/** The schemas of messages, and the ids under which messages name them. */
export interface EventSchemaSource extends SchemaSource {
  /** Id of the schema with which messages of `event` are written to `topic`. Throws `ENGINE_UNAVAILABLE`. */
  idOf(event: EventName, topic: string): Promise<number>;
}

/** How long a registry may take, in milliseconds. */
const LIMIT_MS = 10_000;

const TYPE = 'application/vnd.schemaregistry.v1+json';

interface RegistryResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

/** The schemas of the model under DataHub's ids. */
export class OwnSchemas implements EventSchemaSource {
  /** Every version of each event by its id. */
  private readonly byId = new Map(EVENT_NAMES.flatMap(eventSchemas).map(({ id, schema }) => [id, schema]));

  async idOf(event: EventName): Promise<number> {
    return latestEventSchema(event).id;
  }

  async schemaOf(id: number): Promise<unknown> {
    const schema = this.byId.get(id);
    if (schema === undefined) throw new DomainError('VALIDATION_FAILED', `There is no schema ${id}`);
    return schema;
  }
}

/** The schemas of a registry with Confluent's API, where those of the model are registered when they are first used. */
export class RegistrySchemas implements EventSchemaSource {
  private readonly ids = new Map<string, number>();
  private readonly url: string;
  private readonly headers: Readonly<Record<string, string>>;

  /** `address` may contain a user and a password. */
  constructor(address: string) {
    const { username, password } = new URL(address);
    const credentials = [username, password].map(decodeURIComponent).join(':');
    this.url = address.replace(/\/\/[^/@]*@/, '//').replace(/\/+$/, '');
    this.headers = {
      'content-type': TYPE,
      ...(username === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    };
  }

  async idOf(event: EventName, topic: string): Promise<number> {
    const known = this.ids.get(topic);
    if (known !== undefined) return known;
    const schema = JSON.stringify(latestEventSchema(event).schema);
    const { id } = await this.ask<{ readonly id: number }>(`/subjects/${encodeURIComponent(topic)}-value/versions`, {
      schema,
    });
    this.ids.set(topic, id);
    return id;
  }

  async schemaOf(id: number): Promise<unknown> {
    const { schema } = await this.ask<{ readonly schema: string }>(`/schemas/ids/${id}`);
    return JSON.parse(schema);
  }

  private async ask<Answer>(path: string, body?: object): Promise<Answer> {
    const { ok, status, text } = await this.fetch(path, body);
    if (ok) return JSON.parse(text) as Answer;
    const code = status === 404 && body === undefined ? 'VALIDATION_FAILED' : 'ENGINE_UNAVAILABLE';
    throw new DomainError(code, `The schema registry refused ${path} with ${status}: ${text.slice(0, 300)}`);
  }

  private async fetch(path: string, body: object | undefined): Promise<RegistryResponse> {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const response = await limitedFetch(`${this.url}${path}`, { headers: this.headers, signal, ...sent });
      return { ok: response.ok, status: response.status, text: await response.text() };
    } catch (cause) {
      throw new DomainError('ENGINE_UNAVAILABLE', `The schema registry does not answer: ${messageOf(cause)}`, {
        cause,
      });
    }
  }
}
