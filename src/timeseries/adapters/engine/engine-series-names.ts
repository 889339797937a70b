import { SharedRefresh } from '../../../foundation/concurrency/shared-refresh.js';
import { isJsonObject } from '../../../foundation/json/json.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';

/** The names under which an engine has time series: of indices and of aliases. */
export class EngineSeriesNames {
  private names: ReadonlySet<string> = new Set();
  private readonly shared = new SharedRefresh(() => this.read());

  constructor(
    private readonly client: EngineClient,
    private readonly pattern: string,
  ) {}

  /**
   * All names, as the engine has them after this call. Concurrent callers share one request. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async all(): Promise<ReadonlySet<string>> {
    await this.shared.run();
    return this.names;
  }

  private async read(): Promise<void> {
    const answer = await this.client.request({ method: 'GET', path: `/${this.pattern}/_alias` });
    if (answer.status !== 200 && answer.status !== 404) throw unexpected('list the time series', answer);
    const indices = answer.status === 404 ? [] : Object.entries(answer.body);
    this.names = new Set(indices.flatMap(([index, about]) => [index, ...aliasesOf(about)]));
  }
}

function aliasesOf(about: unknown): readonly string[] {
  return isJsonObject(about) && isJsonObject(about.aliases) ? Object.keys(about.aliases) : [];
}
