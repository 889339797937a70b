import { createReadStream, type ReadStream, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../common/built-file.js';
import { DomainError } from '../common/errors.js';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=UTF-8',
  '.html': 'text/html;charset=UTF-8',
  '.js': 'text/javascript;charset=UTF-8',
  '.ttf': 'font/ttf',
};

/** Name of the page among the files. */
const PAGE = 'index.html';

/** An open file of a page. */
export interface PageFile {
  readonly mediaType: string;
  readonly content: ReadStream;
}

/** The files bundled for a page. Opens only files that existed at the start. */
export class PageFiles {
  private readonly names: ReadonlySet<string>;

  /** `folder` need not exist; then every file is missing. `what` names the page in messages. */
  constructor(
    private readonly folder: string,
    private readonly what: string,
  ) {
    this.names = new Set(filesIn(folder));
  }

  /** The folder of the page `name` in the build. */
  static ofBuild(name: string, what: string): PageFiles {
    return new PageFiles(fileURLToPath(builtFile(`${name}/assets`)), what);
  }

  /** The page itself. Throws `NOT_FOUND` if it was not built. */
  page(): PageFile {
    if (this.names.has(PAGE)) return this.open(PAGE);
    throw new DomainError('NOT_FOUND', `${this.what} is not built. Run "npm run build".`);
  }

  /** A script, style, font or worker of the page; its name contains a digest of its content. Throws `NOT_FOUND`. */
  asset(name: string): PageFile {
    if (name !== PAGE && this.names.has(name)) return this.open(name);
    throw new DomainError('NOT_FOUND', `${this.what} has no file "${name}". Reload the page.`);
  }

  private open(name: string): PageFile {
    const mediaType = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream';
    return { mediaType, content: createReadStream(join(this.folder, name)) };
  }
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
