import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What the network does to a COMMIT: lets it pass; loses its answer; loses the COMMIT and both ends; loses the
 * service's end while the server waits for the COMMIT for good; or loses the service's end and delivers the COMMIT half
 * a second later.
 */
export type CommitFault = 'pass' | 'lose answer' | 'lose commit' | 'leave open' | 'deliver late';

/** The network between a service and its SQL server. */
export interface SqlProxy {
  /** `DATABASE_URL` by way of the proxy. */
  readonly url: string;
  /** Decides about each COMMIT from now on. */
  behave(decide: () => CommitFault): void;
  /** Milliseconds that everything takes longer on its way to the server. */
  delay(milliseconds: number): void;
  /** COMMITs that did not simply pass. */
  readonly faults: () => number;
  /** Cuts every connection there is. */
  cut(): void;
  /** Cuts every connection, and lets none come about until told otherwise. */
  refuse(isRefused: boolean): void;
  close(): Promise<void>;
}

const LATE_MS = 500;
/** Bytes of a message that says COMMIT and nothing else: twelve in PostgreSQL's simple protocol, eleven in MySQL's. */
const COMMIT_BYTES = new Set([11, 12]);

/** Starts a proxy before the server that `target` names; at first everything passes. */
export async function startSqlProxy(target: string): Promise<SqlProxy> {
  const { hostname, port } = new URL(target);
  const network = new Network(hostname, Number(port));
  const server = createServer({ noDelay: true }, (socket) => network.join(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.toString(),
    behave: (decide) => void (network.decide = decide),
    delay: (milliseconds) => void (network.delayMs = milliseconds),
    faults: () => network.faults,
    cut: () => network.cut(),
    refuse(isRefused) {
      network.isRefused = isRefused;
      network.cut();
    },
    async close() {
      network.cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

class Network {
  decide: () => CommitFault = () => 'pass';
  delayMs = 0;
  isRefused = false;
  faults = 0;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {}

  join(service: Socket): void {
    if (this.isRefused) {
      service.destroy();
      return;
    }
    const server = connect({ host: this.host, port: this.port, noDelay: true });
    for (const socket of [service, server]) this.keep(socket);
    server.pipe(service);
    service.on('data', (chunk: Buffer) => this.forward(chunk, service, server));
    service.on('close', () => {
      if (!this.isLeftOpen.has(server)) server.destroy();
    });
    server.on('close', () => service.destroy());
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private readonly isLeftOpen = new WeakSet<Socket>();

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }

  private forward(chunk: Buffer, service: Socket, server: Socket): void {
    const fault = COMMIT_BYTES.has(chunk.length) && chunk.includes('COMMIT') ? this.decide() : 'pass';
    if (fault === 'pass') {
      if (this.delayMs === 0) server.write(chunk);
      else setTimeout(() => server.write(chunk), this.delayMs);
      return;
    }
    this.faults += 1;
    server.unpipe(service);
    if (fault === 'lose commit') server.destroy();
    else this.loseService(fault, chunk, service, server);
  }

  private loseService(fault: CommitFault, chunk: Buffer, service: Socket, server: Socket): void {
    this.isLeftOpen.add(server);
    server.resume();
    if (fault === 'lose answer') {
      server.once('data', () => server.destroy());
      server.write(chunk);
      return;
    }
    service.destroy();
    if (fault === 'deliver late') setTimeout(() => server.write(chunk, () => server.end()), LATE_MS);
  }
}
