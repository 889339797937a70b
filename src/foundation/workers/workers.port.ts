/** A kind of message to the other workers; `Message` is its content, which JSON can express. */
export class Notice<Message> {
  /** Present for the type only. */
  declare readonly content: Message;

  constructor(readonly topic: string) {}
}

/** A question to the other workers; `Answer` is what each of them returns, which JSON can express. */
export class Question<Answer> {
  /** Present for the type only. */
  declare readonly content: Answer;

  constructor(readonly topic: string) {}
}

/** A worker process that runs or is about to be replaced, as the primary process knows it. */
export interface WorkerState {
  /** From 1; a worker that replaces another one has its number. */
  readonly number: number;
  /** Absent while no process has this number. */
  readonly pid?: number;
  /** Whether it serves requests. */
  readonly isReady: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How often a process with this number has ended and was replaced, since the service started. */
  readonly restarts: number;
}

/**
 * The other processes of a service that runs as several workers, and this process among them. What a worker keeps in
 * memory, it keeps in step with the others by notices.
 */
export abstract class Workers {
  /** Number of this worker; undefined if the service is one process. */
  abstract readonly number: number | undefined;

  /**
   * Whether another worker writes to the embedded stores that they share. Such a process serves reads, and does nothing
   * that no request asks for.
   */
  abstract readonly onlyReads: boolean;

  /** Every worker in the order of their numbers, this one included; none if the service is one process. */
  abstract readonly members: readonly WorkerState[];

  /**
   * From now on, the messages of others wait until this worker has processed them. Called before it serves requests;
   * resolves when it has processed all earlier messages.
   */
  abstract attend(): Promise<void>;

  /**
   * Sends a message to the other workers. Resolves when each that serves has processed it, or after a second for
   * workers that do not respond. Messages arrive in their order. Never rejects.
   */
  abstract tell<Message>(notice: Notice<Message>, message: Message): Promise<void>;

  /** Calls `listener` with every message of the other workers; it must not throw. */
  abstract onTold<Message>(notice: Notice<Message>, listener: (message: Message) => void): void;

  /**
   * The answers of the other workers, in no particular order. Workers that do not respond within a second or fail are
   * left out. Never rejects.
   */
  abstract ask<Answer>(question: Question<Answer>): Promise<readonly Answer[]>;

  /** Sets the function that computes the answer of this worker. */
  abstract onAsked<Answer>(question: Question<Answer>, answer: () => Answer | Promise<Answer>): void;

  /** Whether this process does what exactly one of them should do: of those that serve, it has the lowest number. */
  get isFirst(): boolean {
    return (this.members.find(({ isReady }) => isReady)?.number ?? this.number) === this.number;
  }
}
