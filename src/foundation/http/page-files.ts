import { createReadStream, openSync, type ReadStream } from 'node:fs';
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

/** Names that lead to no file outside of the folders. */
const FILE_NAME = /^\w[\w.-]{0,199}$/;

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
 * The files bundled for a page, in the latest build that was put in place. Compressed files are sent for their
 * originals.
 */
export class PageFiles {
  /** A file may be in any of `folders`, none of which need exist. `what` names the page in messages. */
  constructor(
    private readonly folders: readonly string[],
    private readonly what: string,
  ) {}

  /** The page `name` of the build, with the files of the build before, which pages that are open may still load. */
  static ofBuild(name: string, what: string): PageFiles {
    const folders = [`${name}/assets`, `${name}/superseded`];
    return new PageFiles(
      folders.map((folder) => fileURLToPath(builtFile(folder))),
      what,
    );
  }

  /** The page itself. Throws `NOT_FOUND` if it was not built. */
  page(): PageFile {
    const page = this.open(PAGE);
    if (page !== undefined) return page;
    throw new DomainError('NOT_FOUND', `${this.what} is not built. Run "npm run build".`);
  }

  /**
   * A script, style, font or worker of the page; its name contains a digest of its content. It is compressed if the
   * header `Accept-Encoding`, given as `accepted`, allows it and the build did so. Throws `NOT_FOUND`.
   */
  asset(name: string, accepted = ''): PageFile {
    const asset = name === PAGE || isCompressed(name) ? undefined : this.open(name, accepted);
    if (asset !== undefined) return asset;
    throw new DomainError('NOT_FOUND', `${this.what} has no file "${name}". Reload the page.`);
  }

  private open(name: string, accepted = ''): PageFile | undefined {
    const mediaType = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream';
    for (const encoding of [...encodings().filter((one) => accepts(accepted, one)), undefined]) {
      const content = this.read(name + (encoding === undefined ? '' : ENCODINGS[encoding]));
      if (content !== undefined) return { mediaType, encoding, content };
    }
    return undefined;
  }

  private read(file: string): ReadStream | undefined {
    if (!FILE_NAME.test(file)) return undefined;
    for (const folder of this.folders) {
      const path = join(folder, file);
      const fd = openIfThere(path);
      if (fd !== undefined) return createReadStream(path, { fd });
    }
    return undefined;
  }
}

/** Opens the file now: a build may move it to another folder before it is read. */
function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
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
  return header.split(',').some((one) => {
    const [name, weight = 'q=1'] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && Number(weight.replace('q=', '')) > 0;
  });
}
