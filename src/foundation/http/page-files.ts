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

/** Encodings in which the build may leave a file beside it, best first, with what they add to its name. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

type Encoding = keyof typeof ENCODINGS;

/** An open file of a page. */
export interface PageFile {
  readonly mediaType: string;
  /** How the content is compressed; undefined if it is not. */
  readonly encoding: Encoding | undefined;
  readonly content: ReadStream;
}

/**
 * The files bundled for a page. Opens only files that existed at the start; compressed ones are sent for their
 * originals.
 */
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

  /**
   * A script, style, font or worker of the page; its name contains a digest of its content. It is compressed if the
   * header `Accept-Encoding`, given as `accepted`, allows it and the build did so. Throws `NOT_FOUND`.
   */
  asset(name: string, accepted = ''): PageFile {
    if (name !== PAGE && this.names.has(name) && !isCompressed(name)) return this.open(name, accepted);
    throw new DomainError('NOT_FOUND', `${this.what} has no file "${name}". Reload the page.`);
  }

  private open(name: string, accepted = ''): PageFile {
    const mediaType = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream';
    const encoding = encodings().find((one) => accepts(accepted, one) && this.names.has(name + ENCODINGS[one]));
    const ending = encoding === undefined ? '' : ENCODINGS[encoding];
    return { mediaType, encoding, content: createReadStream(join(this.folder, name + ending)) };
  }
}

function encodings(): readonly Encoding[] {
  return Object.keys(ENCODINGS) as Encoding[];
}

function isCompressed(name: string): boolean {
  return Object.values(ENCODINGS).some((ending) => name.endsWith(ending));
}

/** Whether a header `Accept-Encoding` names an encoding, and does not refuse it by the weight 0. */
function accepts(header: string, encoding: Encoding): boolean {
  const found = header.split(',').map((one) =>
    one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return found.some(([name, weight = '1']) => name === encoding && Number(weight) > 0);
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
