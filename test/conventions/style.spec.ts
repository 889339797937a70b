import { describe, expect, it } from '@jest/globals';
import { consoleFiles, sourceFiles, textOf } from '../support/checkout/checkout.js';
import { quantile } from '../support/measures/distribution.js';
import { functionsOf, type Stretch, undescribedExports } from '../support/checkout/parsed-source.js';

/** Definitions and classes of the API describe themselves member by member; modules are lists. */
const SELF_EVIDENT = /(^src\/model\/definitions\/.*|\.(model|input|args|enum|module|row|resolver))\.ts$/;

/** Their comments are descriptions of the schema, each in one line. */
const DESCRIBING = /\.(model|input|args|enum)\.ts$/;

const MAX_COLUMNS = 120;

const MAX_LINES_OF_FILE = 400;

const MAX_LINES_OF_FUNCTION = 60;

function longerThan(limit: number, stretches: readonly Stretch[]): readonly string[] {
  return stretches.filter(({ lines }) => lines > limit).map(({ place, lines }) => `${place} has ${lines} lines`);
}

function tooWide(place: string, counts: (line: string) => boolean): readonly string[] {
  const lines = textOf(place).split('\n');
  return lines.flatMap((line, at) => (line.length > MAX_COLUMNS && counts(line) ? [`${place}:${at + 1}`] : []));
}

/** A list of texts. */
const LISTS = ['web/src/texts.ts'];

describe.each([
  ['the service', sourceFiles()],
  ['the console', consoleFiles().filter((file) => !LISTS.includes(file))],
])('The sources of %s', (_name, files) => {
  const stretches = files.map((place) => ({ place, lines: textOf(place).split('\n').length }));
  const functions = files.flatMap(functionsOf);

  it('should be short files', () => {
    const lines = stretches.map((file) => file.lines);
    expect(longerThan(MAX_LINES_OF_FILE, stretches)).toEqual([]);
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(60);
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(200);
  });

  it('should be short functions', () => {
    const lines = functions.map((one) => one.lines);
    expect(longerThan(MAX_LINES_OF_FUNCTION, functions)).toEqual([]);
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(10);
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(25);
  });

  it('should document every exported declaration', () => {
    const described = files.filter((file) => !SELF_EVIDENT.test(file));
    expect(described.flatMap(undescribedExports)).toEqual([]);
  });

  it('should have comments of at most 120 columns', () => {
    const isComment = (line: string): boolean => /^\s*(\/?\*|\/\/)/.test(line);
    expect(files.filter((file) => !DESCRIBING.test(file)).flatMap((file) => tooWide(file, isComment))).toEqual([]);
  });
});

describe('The constructors of the service', () => {
  it('should name a token only where the type of the parameter is not the token', () => {
    const repeated = /@Inject\((\w+)\) [^:]*: \1(?=\s*[,)=])/;
    expect(sourceFiles().filter((file) => repeated.test(textOf(file)))).toEqual([]);
  });
});

describe('The rooms', () => {
  it('should keep the READMEs of rooms to 30 lines', () => {
    const rooms = new Set(sourceFiles().flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []));
    const lengths = [...rooms].map((room) => textOf(`src/${room}/README.md`).trimEnd().split('\n').length);
    expect(rooms.size).toBeLessThanOrEqual(18);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
  });
});
