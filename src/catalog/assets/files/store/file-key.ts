import { randomUUID } from 'node:crypto';

/** Separates the id of a file from its name. Source: DataHub's ids of files. */
const SEPARATOR = '__';
/** Maximum length of a name in bytes of UTF-8; with id and separator it fits into a file name. */
const LONGEST_NAME = 180;

/** Version of the UUIDs that this service gives; DataHub gives version 4. */
const OWN_VERSION = '8';
const VERSION_AT = 14;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// eslint-disable-next-line no-control-regex -- it must match control characters
const NOT_IN_NAMES = /[/\\\u0000-\u001f\u007f]/;

/** The key of a file in the store: `product_assets/<id>__<name>`. */
export class FileKey {
  /** Folder of the files that documentation refers to. Source: a constant of DataHub's web frontend. */
  static readonly FOLDER = 'product_assets';

  private constructor(
    /** Id of the file's entity, a UUID. */
    readonly id: string,
    /** Name of the uploaded file. */
    readonly name: string,
  ) {}

  /** Returns a key for a new file; undefined if the name is invalid. */
  static create(name: string): FileKey | undefined {
    if (!isName(name)) return undefined;
    const id = randomUUID();
    return new FileKey(id.slice(0, VERSION_AT) + OWN_VERSION + id.slice(VERSION_AT + 1), name);
  }

  /** Parses the text of a key; undefined if it is malformed. */
  static parse(text: string): FileKey | undefined {
    const [folder, fileId, ...more] = text.split('/');
    if (folder !== FileKey.FOLDER || fileId === undefined || more.length > 0) return undefined;
    return FileKey.ofFileId(fileId);
  }

  /** Parses `<id>__<name>`; undefined if it is malformed. */
  static ofFileId(fileId: string): FileKey | undefined {
    const at = fileId.indexOf(SEPARATOR);
    const [id, name] = [fileId.slice(0, Math.max(at, 0)), fileId.slice(at + SEPARATOR.length)];
    return ID.test(id) && isName(name) ? new FileKey(id, name) : undefined;
  }

  /** Whether the service itself gave the key, not a DataHub installation that shares the storage. */
  get isOwn(): boolean {
    return this.id[VERSION_AT] === OWN_VERSION;
  }

  /** The name as an extended parameter of a header needs it. */
  get encodedName(): string {
    return encodeURIComponent(this.name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  }

  /** Id of the file for clients: `<id>__<name>`. */
  get fileId(): string {
    return `${this.id}${SEPARATOR}${this.name}`;
  }

  /** Urn of the file's entity. */
  get urn(): string {
    return `urn:li:dataHubFile:${this.id}`;
  }

  /** The key as text. */
  get text(): string {
    return `${FileKey.FOLDER}/${this.fileId}`;
  }
}

function isName(name: string): boolean {
  return name !== '' && Buffer.byteLength(name) <= LONGEST_NAME && !NOT_IN_NAMES.test(name);
}
