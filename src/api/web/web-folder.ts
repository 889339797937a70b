import { realpathSync, statSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { DomainError } from '../../foundation/common/errors.js';

/** Name of the page among the files. */
export const PAGE = 'index.html';

/**
 * The folder of a built web frontend. Nothing outside of it is read, whatever a path or a link contains, and no hidden
 * file or folder: none whose name begins with a dot.
 */
export class WebFolder {
  private constructor(
    /** Path of the folder with links resolved. */
    readonly root: string,
  ) {}

  /** Opens the frontend in `folder`. Throws `CONFIGURATION_INVALID` if it is not a folder or has no `index.html`. */
  static open(folder: string): WebFolder {
    const root = realOrUndefined(folder, 'isDirectory');
    if (root === undefined) throw unusable(folder, 'is no folder that the service can read');
    const page = realOrUndefined(join(root, PAGE), 'isFile');
    if (page === undefined || namesBelow(root, page) === undefined) throw unusable(folder, `has no file ${PAGE}`);
    return new WebFolder(root);
  }

  /**
   * Returns the path below `root`, with links resolved, of the file that the path of a request names; undefined if
   * there is none. `path` is percent-encoded and begins with a slash.
   */
  async find(path: string): Promise<string | undefined> {
    const real = await this.realPathOf(path);
    if (real === undefined || !(await stat(real)).isFile()) return undefined;
    return namesBelow(this.root, real)?.join('/');
  }

  /** Returns whether the path of a request names a folder here. */
  async hasFolder(path: string): Promise<boolean> {
    const real = await this.realPathOf(path);
    return real !== undefined && (await stat(real)).isDirectory();
  }

  /** Throws `NOT_FOUND` unless a file, with links resolved, lies in this folder. */
  async requireInside(file: string): Promise<void> {
    const real = await realpath(file).catch(() => '');
    if (namesBelow(this.root, real) === undefined)
      throw new DomainError('NOT_FOUND', 'The web frontend has no such file.');
  }

  /** Returns the current text of `index.html`. Throws `NOT_FOUND` if it was removed. */
  async page(): Promise<string> {
    const real = await this.realPathOf(`/${PAGE}`);
    if (real !== undefined) return readFile(real, 'utf8');
    throw new DomainError('NOT_FOUND', `The web frontend no longer has ${PAGE}. Build it again.`);
  }

  private async realPathOf(path: string): Promise<string | undefined> {
    const names = namesIn(path);
    if (names === undefined) return undefined;
    const real = await realpath(join(this.root, ...names)).catch(() => '');
    return namesBelow(this.root, real) === undefined ? undefined : real;
  }
}

/** Returns the segments of a request's path; undefined if one of them is empty, hidden, or not a plain name. */
function namesIn(path: string): readonly string[] | undefined {
  try {
    return visible(decodeURIComponent(path.slice(1)).split('/'));
  } catch {
    return undefined;
  }
}

/**
 * Returns the segments between `root` and `real`, both with links resolved; undefined if one of them is hidden, or
 * `real` is not below `root`.
 */
function namesBelow(root: string, real: string): readonly string[] | undefined {
  const start = root.endsWith(sep) ? root : root + sep;
  return real.startsWith(start) ? visible(real.slice(start.length).split(sep)) : undefined;
}

function visible(names: readonly string[]): readonly string[] | undefined {
  return names.every((name) => name !== '' && !name.startsWith('.') && !/[/\\\0]/.test(name)) ? names : undefined;
}

function realOrUndefined(path: string, kind: 'isDirectory' | 'isFile'): string | undefined {
  try {
    return statSync(path)[kind]() ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function unusable(folder: string, what: string): DomainError {
  const advice = `Build the web frontend, and set WEB_DIR to the folder with its ${PAGE} (docs/web-frontend.md).`;
  return new DomainError('CONFIGURATION_INVALID', `WEB_DIR: "${folder}" ${what}. ${advice}`);
}
